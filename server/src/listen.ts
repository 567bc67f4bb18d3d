// What other nodes announce.
import type { Announcement } from './bus/bus.ts';
import type { Core } from './core.ts';
import { atTable } from './tables/at.ts';
import { tellChat } from './tables/chat.ts';
import { catchUp } from './tables/enter.ts';
import type { Hosted } from './tables/hosted.ts';
import { tellInfo } from './tables/info.ts';
import { refresh } from './tables/load.ts';

/** A node that says nothing for so long about somebody's presence is not believed any more. */
const HERE_MS = 60_000;
export const HERE_AGAIN_MS = 20_000;

export function listenTo(core: Core): void {
  core.bus.listen((announcement) => {
    if (announcement.kind === 'forgotten') return core.hangUp(announcement.person);
    if (announcement.kind === 'missed') {
      for (const hosted of core.hosts.all) follow(core, hosted, () => missed(core, hosted));
      return;
    }
    const hosted = core.hosts.peek(announcement.table);
    if (hosted) follow(core, hosted, () => hear(core, hosted, announcement));
  });
}

function follow(core: Core, hosted: Hosted, run: () => Promise<void>): void {
  atTable(core, hosted, run).catch((error) => {
    hosted.stale = true;
    core.log.warn({ err: error }, 'an announcement could not be followed');
  });
}

async function hear(core: Core, hosted: Hosted, announcement: Announcement): Promise<void> {
  switch (announcement.kind) {
    case 'entries':
      return catchUp(core, hosted);
    case 'info':
      return missed(core, hosted);
    case 'chat':
      return tellChat(core, hosted, announcement.n);
    case 'here': {
      const { table, person, node, on } = announcement;
      const before = core.presence.isHere(table, person);
      core.presence.hear(table, person, node, on ? core.now() + HERE_MS : 0);
      if (core.presence.isHere(table, person) !== before) tellInfo(core, hosted);
      return;
    }
    case 'forgotten':
    case 'missed':
  }
}

/** Whatever happened, the rows say where things stand. */
async function missed(core: Core, hosted: Hosted): Promise<void> {
  await refresh(core, hosted);
  await catchUp(core, hosted);
  tellInfo(core, hosted);
}

/** How often a node looks for what it was not told: who announces may die before it has. */
export const LOOK_AGAIN_MS = 3_000;
const AT_ONCE = 200;

/** Compares the tables that somebody here watches with what the rows say. */
export async function lookAgain(core: Core): Promise<void> {
  const watched = [...core.hosts.all].filter(({ watchers }) => watchers.size > 0);
  for (let first = 0; first < watched.length; first += AT_ONCE) {
    const some = new Map(watched.slice(first, first + AT_ONCE).map((hosted) => [hosted.id, hosted]));
    const rows = await core.storage.db
      .selectFrom('tables')
      .select((e) => [
        'id',
        'n',
        e
          .selectFrom('journal')
          .whereRef('journal.table_id', '=', 'tables.id')
          .select((j) => j.fn.max('journal.n').as('last'))
          .as('last'),
      ])
      .where('id', 'in', [...some.keys()])
      .execute();
    for (const { id, n, last } of rows) {
      const hosted = some.get(id) as Hosted;
      const known = (hosted.play?.table.entries.length ?? 0) - 1;
      if (hosted.row.n < n || known < (last ?? -1)) follow(core, hosted, () => missed(core, hosted));
    }
  }
}

/** Says again who is here: other nodes do not believe for ever. */
export function sayHere({ hosts, bus }: Core): void {
  for (const { id: table, seats, watchers } of hosts.all) {
    const people = new Set([...watchers].map(({ person }) => person));
    for (const { person } of seats) {
      if (person && people.has(person)) bus.announce({ kind: 'here', table, person, node: bus.node, on: true });
    }
  }
}
