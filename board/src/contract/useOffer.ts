import { useEffect, useRef } from 'react';
import type { Act } from './board.ts';

/** Tells the app what its committing button does. It may be a new object at every drawing. */
export function useOffer(offer: ((act: Act | undefined) => void) | undefined, act: Act | undefined): void {
  const newest = useRef(act);
  newest.current = act;
  const { label, ready, commits, note } = act ?? {};
  const others = act?.also?.map((other) => other.label).join('\n');
  useEffect(() => {
    if (label === undefined) return offer?.(undefined);
    const also = others?.split('\n').map((name, i) => ({ label: name, run: () => newest.current?.also?.[i]?.run() }));
    offer?.({ label, ready: ready ?? false, commits, note, also, run: () => newest.current?.run() });
  }, [offer, label, ready, commits, note, others]);
  useEffect(() => () => offer?.(undefined), [offer]);
}
