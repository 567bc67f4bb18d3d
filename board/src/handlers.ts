import type { DOMAttributes } from 'react';

type Handlers = DOMAttributes<Element>;
type Listener = (event: unknown) => void;

/** Several hooks listen to one root, in this order: `<div {...together(selection.root, drag.root)}>`. */
export function together(...all: readonly Handlers[]): Handlers {
  const listeners = new Map<string, Listener[]>();
  for (const [name, listener] of all.flatMap((handlers) => Object.entries(handlers))) {
    if (typeof listener === 'function') listeners.set(name, [...(listeners.get(name) ?? []), listener as Listener]);
  }
  const entries = [...listeners].map(([name, list]): [string, Listener] => [
    name,
    (event) => {
      for (const listener of list) listener(event);
    },
  ]);
  return Object.fromEntries(entries);
}
