// How nodes hear of each other's deeds. Announcements carry ids only; losing one loses nothing, since everybody catches
// up by number.

export type Announcement =
  /** A table's journal has grown, or something around its board has changed. */
  | { readonly kind: 'entries' | 'info'; readonly table: string }
  /** Its chat has a line with this number. */
  | { readonly kind: 'chat'; readonly table: string; readonly n: number }
  /** Who is there, as a node says. */
  | {
      readonly kind: 'here';
      readonly table: string;
      readonly person: string;
      readonly node: string;
      readonly on: boolean;
    }
  | { readonly kind: 'forgotten'; readonly person: string }
  /** The bus was away for a while: anything may have happened. */
  | { readonly kind: 'missed' };

export interface Bus {
  /** This node's name. */
  readonly node: string;
  announce(announcement: Announcement): void;
  /** Hears what other nodes announce. */
  listen(listener: (announcement: Announcement) => void): void;
  close(): Promise<void>;
}

/** One process needs no bus. */
export const noBus: Bus = { node: 'only', announce: () => {}, listen: () => {}, close: async () => {} };

/** An announcement with the name of whoever made it. */
export const pack = (node: string, announcement: Announcement): string => JSON.stringify([node, announcement]);

/** What another node announced; undefined for one's own, and for what is no announcement. */
export function unpack(node: string, text: string): Announcement | undefined {
  try {
    const [from, announcement] = JSON.parse(text) as [string, Announcement];
    return from === node ? undefined : announcement;
  } catch {
    return undefined;
  }
}
