import { useEffect, useState } from 'react';
import { links } from '../../app/route.ts';
import { address } from '../../online/probe.ts';

/** The one address of a table: invitation, board and record. */
export const tableAddress = (id: string): string => `${address}/${links.table(id)}`;

export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

/** Copied on arrival where the browser allows it, otherwise with a press. */
export function useCopied(text: string, atOnce: boolean): { readonly copied: boolean; copy(): void } {
  const [copied, setCopied] = useState(false);
  const copy = (): void => void copyText(text).then(setCopied);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for every text
  useEffect(() => {
    if (atOnce) copy();
  }, [text, atOnce]);
  return { copied, copy };
}
