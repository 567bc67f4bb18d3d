// What is around the board, as one person may know it.
import { sha256hex } from '@penumbra/kit';
import type { SeatInfo, TableInfo } from '@penumbra/protocol';
import type { Core } from '../core.ts';
import { type Hosted, isLate, isLateOver, mayLook, type Sitting, seatOf, viewerOf, type Watcher } from './hosted.ts';

export const seatInfo = ({ presence }: Core, id: string, sitting: Sitting, colour: string): SeatInfo => ({
  colour,
  kind: sitting.kind,
  name: (sitting.kind === 'bot' ? sitting.level : sitting.name) ?? '',
  fair: sitting.fair === 1,
  present: sitting.kind === 'person' && sitting.person !== null && presence.isHere(id, sitting.person),
  standIn: sitting.stand_in,
  onVacation: sitting.vacation === 1,
  reserved: sitting.reserved !== null,
});

export function infoFor(core: Core, hosted: Hosted, person: string | undefined): TableInfo {
  const { row, settings, seats, requests } = hosted;
  const colours = JSON.parse(row.colours) as string[];
  const seat = seatOf(hosted, person);
  const hidesEnd = row.status === 'over' && isLate(hosted, viewerOf(hosted, person)) && !isLateOver(hosted);
  return {
    id: row.id,
    n: row.n,
    game: row.game,
    rules: row.rules,
    options: JSON.parse(row.options),
    components: JSON.parse(row.components),
    forked: row.start !== null,
    status: hidesEnd ? 'running' : row.status,
    seats: seats.map((sitting, i) => seatInfo(core, row.id, sitting, colours[i] as string)),
    settings,
    seedHash: sha256hex(row.seed),
    mine: seat ?? null,
    host: person !== undefined && row.host === person,
    muted: seat !== undefined && seats[seat]?.muted === 1,
    requests: requests.map(({ n, kind, seat: by, agreed }) => ({ n, kind, seat: by, agreed: JSON.parse(agreed) })),
    created: row.created,
    next: row.next,
  };
}

/** Tells everybody who looks on; those who may not any more, since seats and settings change, are told so and no more. */
export function tellInfo(core: Core, hosted: Hosted): void {
  for (const watcher of [...hosted.watchers]) {
    if (mayLook(hosted, watcher.person)) watcher.send(infoText(core, hosted, watcher.person));
    else sendAway(core, hosted, watcher);
  }
}

export const infoText = (core: Core, hosted: Hosted, person: string): string =>
  JSON.stringify({ t: 'info', table: hosted.id, info: infoFor(core, hosted, person) });

function sendAway({ presence }: Core, { id, watchers }: Hosted, watcher: Watcher): void {
  watcher.send(JSON.stringify({ t: 'closed', table: id, error: { code: 'no-spectators' } }));
  watchers.delete(watcher);
  presence.go(id, watcher.person);
}
