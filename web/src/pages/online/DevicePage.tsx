import { use, useState } from 'react';
import { go, links } from '../../app/route.ts';
import { useWords } from '../../app/words.ts';
import { codeOf, meet } from '../../online/meeting.ts';
import { hasServer } from '../../online/probe.ts';
import { useOnlineWords } from '../../online/words.ts';
import { Notice } from '../../parts/Notice.tsx';
import { Bad } from './Bad.tsx';

/** A seat that comes from another device. */
export function DevicePage({ token }: { readonly token: string }) {
  const { t } = useWords();
  const words = useOnlineWords();
  const isServed = use(hasServer());
  const [problem, setProblem] = useState<string>();
  if (!isServed) return <Bad code="connection-lost" />;
  if (problem) return <Bad code={problem} />;
  const take = async (): Promise<void> => {
    try {
      const { connection } = await meet();
      const { table } = await connection.call('links.claim', { token });
      go(links.table(table.id));
    } catch (error) {
      setProblem(codeOf(error));
    }
  };
  return (
    <Notice title={words.device.title}>
      <p>{words.device.help}</p>
      <div className="row">
        <button type="button" className="main" onClick={() => void take()}>
          {words.device.take}
        </button>
        <a className="button" href={links.home}>
          {t.app.backHome}
        </a>
      </div>
    </Notice>
  );
}
