// How players search, as a flag of the command line says it: what differs from the usual plan, and all of that, so that a
// command makes its file again even when the game is advised otherwise by then.
import { type SearchPlan, STANDARD_PLAN } from '@penumbra/bots';

const AS_USUAL = 'usual';

type Words = { readonly [K in keyof SearchPlan as SearchPlan[K] extends string ? K : never]: readonly SearchPlan[K][] };

const WORDS: Words = {
  joint: ['decoupled', 'regret', 'pairs'],
  many: ['decoupled', 'regret'],
  policy: ['random', 'promise'],
  priors: ['none', 'promise', 'evaluate'],
  minds: ['one', 'each'],
};

export function planText(plan: SearchPlan): string {
  const other = Object.entries(plan).filter(([key, value]) => value !== STANDARD_PLAN[key as keyof SearchPlan]);
  return other.map(([key, value]) => `${key}=${value}`).join(',') || AS_USUAL;
}

/** The plan that is meant, or what is wrong with the text. */
export function readPlan(text: string): SearchPlan | string {
  const plan: { [key: string]: string | number } = { ...STANDARD_PLAN };
  if (text === AS_USUAL) return STANDARD_PLAN;
  for (const part of text.split(',')) {
    const [key = '', value = ''] = part.split('=');
    if (!Object.hasOwn(plan, key))
      return `"${key}" is nothing that a search is told; there are: ${Object.keys(plan).join(', ')}`;
    const words: readonly string[] | undefined = WORDS[key as keyof Words];
    if (words && !words.includes(value)) return `${key} is not "${value}"; there are: ${words.join(', ')}`;
    if (!words && !/^\d+(\.\d+)?$/.test(value)) return `${key} is a number, not "${value}"`;
    plan[key] = words ? value : Number(value);
  }
  return plan as unknown as SearchPlan;
}
