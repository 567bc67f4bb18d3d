// What a whole box should have, for people who enter what their copy prints: by code, what of it is not as it should be.
import type { Refusal } from './base.ts';

/** What a finding is about: ids or names, and maybe the number found and the number wanted. */
export type About = readonly (string | number)[];
export type Check<C> = (components: C) => readonly About[];

/** In the order of the codes. */
export const adviceOf =
  <C, Code extends string>(checks: { readonly [code in Code]: Check<C> }) =>
  (components: C): readonly Refusal<Code>[] =>
    (Object.entries(checks) as [Code, Check<C>][]).flatMap(([code, check]) =>
      check(components).map((at) => ({ code, at: at.map(String) })),
    );

/** Something for each, with its name before what it finds. */
export const namedEach = <T>(
  items: readonly (readonly [name: string, item: T])[],
  check: (item: T, name: string) => readonly About[],
): About[] => items.flatMap(([name, item]) => check(item, name).map((at) => [name, ...at]));

/** What is found, and what is wanted instead; nothing where that is the same. */
export const unlike = (found: string | number, wanted: string | number): About[] =>
  found === wanted ? [] : [[found, wanted]];
export const fewer = (found: number, least: number): About[] => (found < least ? [[found, least]] : []);
export const more = (found: number, most: number): About[] => (found > most ? [[found, most]] : []);
