// Events as lines of a log in the words of the notation: a template a kind, and how each field is written. A field of one
// name means the same thing in all events; one that is not written as it is has to say how.
import type { OfKind } from './grammar.ts';
import type { Slot } from './notation.ts';

interface Kinded {
  readonly kind: string;
}
type FieldOf<E> = E extends unknown ? Exclude<keyof E & string, 'kind'> : never;
type ValueOf<E, F> = E extends unknown ? (F extends keyof E ? E[F] : never) : never;
/** Written as it is: text, and numbers of no kind. */
type IsPlain<V> = [V] extends [string | boolean | number]
  ? number extends V
    ? true
    : V extends number
      ? false
      : true
  : false;

type Writer<V, E, C> = Pick<Slot<V, C>, 'write'> | ((value: V, config: C, event: E) => string);
export type Writers<E, C> = {
  readonly [F in FieldOf<E> as IsPlain<ValueOf<E, F>> extends true ? never : F]: Writer<ValueOf<E, F>, E, C>;
} & {
  readonly [F in FieldOf<E> as IsPlain<ValueOf<E, F>> extends true ? F : never]?: Writer<ValueOf<E, F>, E, C>;
};

/** The fields that a template names: `{seat} took {count}`. */
type Holes<T extends string> = T extends `${string}{${infer F}}${infer Rest}` ? F | Holes<Rest> : never;
type Templates<E extends Kinded, T> = {
  readonly [K in keyof T]: T[K] extends string
    ? Checked<T[K], Exclude<Holes<T[K]>, FieldOf<OfKind<E, K & string>>>>
    : never;
};
type Checked<Text, Unknown> = [Unknown] extends [never] ? Text : { readonly 'no such field': Unknown };

type Line<E, C> = (event: E, config: C) => string;

function fieldText<E extends Kinded, C>(writers: Writers<E, C>, event: E, field: string, config: C): string {
  const value: unknown = event[field as keyof E];
  const writer = (writers as { readonly [field: string]: Writer<unknown, E, C> | undefined })[field];
  if (writer === undefined) return String(value);
  return typeof writer === 'function' ? writer(value, config, event) : writer.write(value, config);
}

/** In two steps, because the events are given and the templates are inferred. */
export const eventLines =
  <E extends Kinded, C>() =>
  <const T extends { readonly [K in E['kind']]: string }>(
    templates: T & Templates<E, T>,
    writers: Writers<E, C>,
  ): Line<E, C> =>
  (event, config) =>
    templates[event.kind as E['kind']].replace(/\{(\w+)\}/g, (_, field: string) =>
      fieldText(writers, event, field, config),
    );

/** The kind, then every field: `part` says how one stands in the line, which is nothing where it is left out. */
export const eventFields =
  <E extends Kinded, C>(writers: Writers<E, C>, part: (field: string, text: string) => string): Line<E, C> =>
  (event, config) =>
    Object.keys(event)
      .filter((field) => field !== 'kind')
      .reduce((line, field) => line + part(field, fieldText(writers, event, field, config)), event.kind);
