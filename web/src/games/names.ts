import type { Sitter } from '@penumbra/kit';
import { type Players, sitterOf } from '../session/players.ts';
import { useSettings } from '../settings/settings.ts';
import type { ShellText } from '../text/index.ts';

/** A bot is called by the name of its level; a person without a name is whoever reads this. */
const sitterName = ({ kind, name }: Sitter, t: ShellText): string =>
  kind === 'bot'
    ? ((t.bots.names as { readonly [level: string]: string })[name] ?? name)
    : name || useSettings.getState().name || t.create.you;

/** One name for every seat, everywhere: a second Miranda is “Miranda 2”. */
export function sitterNames(sitters: readonly Sitter[], t: ShellText): string[] {
  const met = new Map<string, number>();
  return sitters.map((sitter) => {
    const name = sitterName(sitter, t);
    const n = (met.get(name) ?? 0) + 1;
    met.set(name, n);
    return n === 1 ? name : t.bots.number(name, n);
  });
}

export const seatNames = (players: Players, t: ShellText): string[] => sitterNames(players.map(sitterOf), t);
