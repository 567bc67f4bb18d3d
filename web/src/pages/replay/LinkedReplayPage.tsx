import { Suspense, use, useState } from 'react';
import { links, type Place } from '../../app/route.ts';
import { useWords } from '../../app/words.ts';
import { catalog } from '../../games/catalog.ts';
import type { ReplayLink } from '../../link/replay.ts';
import { Notice } from '../../parts/Notice.tsx';
import { unpackRecord } from '../../record/link.ts';
import { replayOf } from '../../record/opened.ts';
import { type RecordProblem, recordProblem } from '../../record/problem.ts';
import { Replay } from './Replay.tsx';

type Opened = { readonly link: ReplayLink } | { readonly problem: RecordProblem };

async function open(data: string): Promise<Opened> {
  try {
    return { link: replayOf(await unpackRecord(catalog, data)) };
  } catch (error) {
    return { problem: recordProblem(error) };
  }
}

/** A record that came in the link itself. */
export function LinkedReplayPage({ data, place }: { readonly data: string; readonly place: Place }) {
  const { t } = useWords();
  const [opening] = useState(() => open(data));
  return (
    <Suspense fallback={<p className="page">{t.app.loading}</p>}>
      <Opened {...{ opening, data, place }} />
    </Suspense>
  );
}

interface Props {
  readonly opening: Promise<Opened>;
  readonly data: string;
  readonly place: Place;
}

function Opened({ opening, data, place }: Props) {
  const { t } = useWords();
  const opened = use(opening);
  if ('link' in opened) {
    return <Replay link={opened.link} place={place} id={undefined} address={(now) => links.record(data, now)} />;
  }
  return (
    <Notice title={t.app.notFound}>
      <p>{t.home.badRecord[opened.problem.kind]}</p>
      <a className="button sun" href={links.home}>
        {t.app.backHome}
      </a>
    </Notice>
  );
}
