// What a screen reader says next. One polite live region for the whole app; several lines at once are read as one.
import { create } from 'zustand';

interface Announced {
  readonly text: string;
  /** Grows, so that the same sentence twice is said twice. */
  readonly id: number;
}

export const useAnnounced = create<Announced>()(() => ({ text: '', id: 0 }));

/** Takes the last words back: the next person at this screen must not find them. */
export const hush = (): void => useAnnounced.setState({ text: '' });

export function announce(lines: readonly string[]): void {
  if (lines.length === 0) return;
  useAnnounced.setState(({ id }) => ({ text: lines.join(' '), id: id + 1 }));
}
