// A table is played in one tab: two would overwrite each other's save.
import { type ReactNode, useEffect, useState } from 'react';
import { links } from '../../app/route.ts';
import { useWords } from '../../app/words.ts';

interface Props {
  readonly id: string;
  /** Called again when the table comes back: it was played elsewhere in the meantime. */
  readonly children: () => ReactNode;
}

/** The tab that opened the table last has it; the others say so and let go of everything. */
export function OneTab({ id, children }: Props) {
  const [elsewhere, setElsewhere] = useState(false);
  useEffect(() => {
    if (elsewhere) return;
    const tabs = new BroadcastChannel(`penumbra/table/${id}`);
    tabs.addEventListener('message', () => setElsewhere(true));
    tabs.postMessage('opened');
    return () => tabs.close();
  }, [id, elsewhere]);
  return elsewhere ? <Elsewhere onReturn={() => setElsewhere(false)} /> : children();
}

function Elsewhere({ onReturn }: { readonly onReturn: () => void }) {
  const { t } = useWords();
  return (
    <main className="page narrow" id="content" tabIndex={-1} data-testid="elsewhere">
      <div role="alert">
        <h1>{t.table.elsewhere}</h1>
        <p>{t.table.elsewhereHelp}</p>
      </div>
      <div className="row">
        <button type="button" className="main" onClick={onReturn}>
          {t.table.continueHere}
        </button>
        <a className="button quiet" href={links.home}>
          {t.app.backHome}
        </a>
      </div>
    </main>
  );
}
