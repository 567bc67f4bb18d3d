import { useEffect } from 'react';
import { findElement } from './element.ts';

/** Brings what is to be used now into sight, once per `key`, where the screen is too small for all of it. */
export function useInView(name: string | undefined, key: string): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new decision, not every drawing, moves the page
  useEffect(() => {
    if (name !== undefined) findElement(name)?.scrollIntoView({ block: 'nearest' });
  }, [name, key]);
}
