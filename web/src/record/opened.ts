// Replays of records and of tables that are kept here. A game is played once to open it, and what was played is handed on.
import { checkResult, Fault, type GameRecord } from '@penumbra/kit';
import { ReplayLink } from '../link/replay.ts';
import { onlyPerson, playerOfName, recordName, sitterOf } from '../session/players.ts';
import { type Closed, isClosed } from '../session/storage.ts';
import { keepRecord, tables } from '../session/tables.ts';

let handed: { readonly id: string; readonly link: ReplayLink } | undefined;

/** The replay of a record from outside, which is checked by playing it. */
export function replayOf(record: GameRecord): ReplayLink {
  const { config, names, steps } = record;
  const players = config.seats.map((name, i) => playerOfName(names[i], { kind: 'person', name }));
  const link = new ReplayLink({ ...record, entries: steps }, players.map(sitterOf), { names });
  checkResult(link.end, record);
  return link;
}

/** Keeps a record with the replay that checked it; gives its id. */
export function keepReplay(record: GameRecord): string {
  const link = replayOf(record);
  const id = keepRecord(link);
  handed = { id, link };
  return id;
}

/** The replay of a table on this device. */
export function openReplay(id: string): ReplayLink | Closed | undefined {
  if (handed?.id === id) return handed.link;
  const saved = tables.load(id);
  if (!saved || isClosed(saved)) return saved;
  try {
    const { journal, players, you = onlyPerson(players) } = saved;
    return new ReplayLink(journal, players.map(sitterOf), { names: players.map(recordName), you });
  } catch (error) {
    if (error instanceof Fault) return { problem: error };
    throw error;
  }
}
