import { replay } from '@penumbra/kit';
import { Suspense, use, useState } from 'react';
import { useWords } from '../../app/words.ts';
import { catalog } from '../../games/catalog.ts';
import { faultText } from '../../record/files.ts';
import { unpackRecord } from '../../record/link.ts';
import { Replay } from './Replay.tsx';

type Opened = { readonly record: Awaited<ReturnType<typeof unpackRecord>> } | { readonly problem: string };

async function open(data: string): Promise<Opened> {
  try {
    const record = await unpackRecord(catalog, data);
    replay(record);
    return { record };
  } catch (error) {
    return { problem: faultText(error) };
  }
}

/** A record that came in the link itself. */
export function LinkedReplayPage({ data, step }: { readonly data: string; readonly step: number | undefined }) {
  const { t } = useWords();
  const [opening] = useState(() => open(data));
  return (
    <Suspense fallback={<p className="page">{t.app.loading}</p>}>
      <Opened opening={opening} step={step} />
    </Suspense>
  );
}

function Opened({ opening, step }: { readonly opening: Promise<Opened>; readonly step: number | undefined }) {
  const { t } = useWords();
  const opened = use(opening);
  if ('record' in opened) return <Replay record={opened.record} first={step} />;
  return (
    <main className="page narrow" id="content" tabIndex={-1}>
      <h1>{t.app.notFound}</h1>
      <p>{t.home.badRecord(opened.problem)}</p>
    </main>
  );
}
