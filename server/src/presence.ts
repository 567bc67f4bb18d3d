// Who is connected to which table, on this node and, as far as it has heard, on others.

export interface Presence {
  isHere(table: string, person: string): boolean;
  isAnywhere(person: string): boolean;
  /** Each device counts; true if that changed whether the person is here. */
  come(table: string, person: string): boolean;
  go(table: string, person: string): boolean;
  /** What another node says; it is believed until then. */
  hear(table: string, person: string, node: string, until: number): void;
}

export function newPresence(now: () => number): Presence {
  const here = new Map<string, number>();
  const people = new Map<string, number>();
  const elsewhere = new Map<string, Map<string, number>>();
  const key = (table: string, person: string): string => `${table}/${person}`;
  const add = (counts: Map<string, number>, of: string, by: number): number => {
    const count = (counts.get(of) ?? 0) + by;
    if (count > 0) counts.set(of, count);
    else counts.delete(of);
    return count;
  };
  const heard = (of: string): boolean => [...(elsewhere.get(of)?.values() ?? [])].some((until) => until > now());
  const isHere = (table: string, person: string): boolean => here.has(key(table, person)) || heard(key(table, person));
  return {
    isHere,
    isAnywhere: (person) => people.has(person),
    come(table, person) {
      const before = isHere(table, person);
      add(people, person, 1);
      add(here, key(table, person), 1);
      return !before;
    },
    go(table, person) {
      add(people, person, -1);
      add(here, key(table, person), -1);
      return !isHere(table, person);
    },
    hear(table, person, node, until) {
      const of = key(table, person);
      const nodes = elsewhere.get(of) ?? new Map<string, number>();
      if (until > now()) nodes.set(node, until);
      else nodes.delete(node);
      if (nodes.size > 0) elsewhere.set(of, nodes);
      else elsewhere.delete(of);
    },
  };
}
