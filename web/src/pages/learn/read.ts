// Which chapters of the rules were read on this device, and where a guided game was left.
const KEY = 'penumbra/read/';

export function readChapters(game: string): readonly string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY + game) ?? '[]');
    return Array.isArray(stored) ? stored.filter((id): id is string => typeof id === 'string') : [];
  } catch {
    return [];
  }
}

export function markRead(game: string, chapter: string): void {
  const read = readChapters(game);
  if (read.includes(chapter)) return;
  try {
    localStorage.setItem(KEY + game, JSON.stringify([...read, chapter]));
  } catch {
    // A tick less; nothing that is missed.
  }
}

const PLACE = 'penumbra/guide/';

/** The sentence of the guided game at which somebody stopped. */
export function keptPlace(game: string): number | undefined {
  try {
    return Number(localStorage.getItem(PLACE + game)) || undefined;
  } catch {
    return undefined;
  }
}

export function keepPlace(game: string, sentence: number | undefined): void {
  try {
    if (sentence === undefined) localStorage.removeItem(PLACE + game);
    else localStorage.setItem(PLACE + game, String(sentence));
  } catch {
    // The lesson begins at its beginning.
  }
}
