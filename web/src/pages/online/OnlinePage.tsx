import type { TableInfo } from '@penumbra/protocol';
import { use, useEffect, useState } from 'react';
import { Header } from '../../app/Frame.tsx';
import { useWords } from '../../app/words.ts';
import { isGame } from '../../games/cards.ts';
import { catalog, useRules } from '../../games/catalog.ts';
import { codeOf, type Meeting, meet, useLine, useWatched, type Watched } from '../../online/meeting.ts';
import { hasServer } from '../../online/probe.ts';
import { Bad } from './Bad.tsx';
import { Invite } from './Invite.tsx';
import { Join } from './Join.tsx';
import { OnlineTable } from './OnlineTable.tsx';

/** The one address of a table on a server: an invitation first, then the board, then what is left of the game. */
export function OnlinePage({ id }: { readonly id: string }) {
  const isServed = use(hasServer());
  return isServed ? <Met id={id} /> : <Bad code="connection-lost" />;
}

const meetings = new WeakMap<Promise<Meeting>, Promise<Meeting | string>>();

/** The same promise for the same meeting: `use` wants it. */
function settled(meeting: Promise<Meeting>): Promise<Meeting | string> {
  const known = meetings.get(meeting) ?? meeting.catch(codeOf);
  meetings.set(meeting, known);
  return known;
}

function Met({ id }: { readonly id: string }) {
  const meeting = use(settled(meet()));
  return typeof meeting === 'string' ? <Bad code={meeting} /> : <AtTable {...{ meeting, id }} />;
}

function AtTable({ meeting, id }: { readonly meeting: Meeting; readonly id: string }) {
  const { t } = useWords();
  const watched = useWatched(meeting, id);
  useLine(meeting);
  const hidden = useHidden(meeting, watched);
  const { error } = meeting.connection;
  const info = hidden ?? watched?.info;
  if (watched?.closed && !hidden) return <Bad code={watched.closed.code} />;
  if (error && !watched?.seen) return <Bad code={error.code} />;
  if (!watched || !info) return <p className="page">{t.app.loading}</p>;
  if (info.status === 'closed') return <Bad code="closed" />;
  if (!isGame(info.game)) return <Bad code="rules-changed" />;
  if (info.status === 'lobby') {
    return (
      <>
        <Header page="new" />
        {info.mine === null ? <Join {...{ meeting, info }} /> : <Invite {...{ meeting, info }} />}
      </>
    );
  }
  return <Ready {...{ meeting, watched }} game={info.game} rules={info.rules} />;
}

/** A table without onlookers still has seats to take. */
function useHidden({ connection }: Meeting, watched: Watched | undefined): TableInfo | undefined {
  const [info, setInfo] = useState<TableInfo>();
  const isHidden = watched?.closed?.code === 'no-spectators';
  const table = watched?.table;
  useEffect(() => {
    if (!isHidden || !table) return setInfo(undefined);
    connection.call('tables.get', { table }).then(
      (answer) => setInfo(answer.table.status === 'lobby' ? answer.table : undefined),
      () => {},
    );
  }, [connection, table, isHidden]);
  return info;
}

interface ReadyProps {
  readonly meeting: Meeting;
  readonly watched: Watched;
  readonly game: string;
  readonly rules: number;
}

/** The board, once its rules are here and they are those of the server. */
function Ready({ meeting, watched, game, rules }: ReadyProps) {
  const { t } = useWords();
  useRules([game]);
  if (catalog[game]?.facts.rules !== rules) return <Bad code="rules-changed" />;
  if (!watched.seen) return <p className="page">{t.app.loading}</p>;
  return <OnlineTable {...{ meeting, watched }} />;
}
