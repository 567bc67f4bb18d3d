import { type Json, quote, type Source } from './source.ts';

export type OptionValue = string | number | boolean;
export type OptionValues = { readonly [name: string]: OptionValue };

/** What an option's values, default and condition may depend on: the options before it in the table, too. */
export interface OptionContext {
  readonly players: number;
  readonly options: OptionValues;
  readonly components: { readonly [table: string]: { readonly [id: string]: unknown } };
}

export interface OptionRule<V extends OptionValue = OptionValue> {
  readonly values: readonly V[] | ((c: OptionContext) => readonly V[]);
  /** Outside the condition `applies` this is the only value there is. */
  readonly default: V | ((c: OptionContext) => V);
  readonly applies?: (c: OptionContext) => boolean;
  /** A house rule settles otherwise what the rules, or our reading of them, settle. Forms show those apart. */
  readonly house?: true;
}

/** One table gives an option's type, default, validation and its place in a form. */
export type OptionSpec<O extends object> = { readonly [K in keyof O]-?: OptionRule<O[K] & OptionValue> };

export const flag = (
  standard: boolean | ((c: OptionContext) => boolean),
  applies?: (c: OptionContext) => boolean,
): OptionRule<boolean> => ({ values: [true, false], default: standard, ...(applies && { applies }) });

export const choice = <V extends OptionValue>(values: readonly V[], standard: V): OptionRule<V> => ({
  values,
  default: standard,
});

/** The rule as the page reads it comes first and is what is played unless a group chooses otherwise. */
export const house = <V extends OptionValue>(
  values: readonly [asRead: V, ...others: V[]],
  applies?: (c: OptionContext) => boolean,
): OptionRule<V> => ({ values, default: values[0], house: true, ...(applies && { applies }) });

export interface OptionState {
  readonly values: readonly OptionValue[];
  readonly standard: OptionValue;
}

/** What one option offers in a context: a single value where it does not apply. */
export function optionState(rule: OptionRule, c: OptionContext): OptionState {
  const standard = typeof rule.default === 'function' ? rule.default(c) : rule.default;
  if (rule.applies && !rule.applies(c)) return { values: [standard], standard };
  return { values: typeof rule.values === 'function' ? rule.values(c) : rule.values, standard };
}

export interface ReadOptions {
  readonly options: OptionValues;
  /** Those that differ from their defaults: what positions and records write. */
  readonly given: { readonly [name: string]: Json };
}

export function readOptions(
  spec: OptionSpec<object>,
  source: Source,
  context: Omit<OptionContext, 'options'>,
): ReadOptions {
  const rules = Object.entries(spec) as [string, OptionRule][];
  const fields = source.fields(...rules.map(([name]) => name));
  const options: { [name: string]: OptionValue } = {};
  const given: { [name: string]: Json } = {};
  for (const [name, rule] of rules) {
    const { values, standard } = optionState(rule, { ...context, options });
    const field = fields[name] as Source;
    const value =
      (field.absent ? standard : values.find((known) => known === field.value)) ??
      field.fail('bad-option', `${quote(field.value)} is not possible here; possible: ${values.join(', ')}`);
    options[name] = value;
    if (value !== standard) given[name] = value;
  }
  return { options, given };
}

/** Every combination of options there is for a number of players. */
export function everyOption(spec: OptionSpec<object>, context: Omit<OptionContext, 'options'>): OptionValues[] {
  let sets: OptionValues[] = [{}];
  for (const [name, rule] of Object.entries(spec) as [string, OptionRule][]) {
    sets = sets.flatMap((options) =>
      optionState(rule, { ...context, options }).values.map((value) => ({ ...options, [name]: value })),
    );
  }
  return sets;
}
