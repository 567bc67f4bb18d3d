import type { Fault } from '@penumbra/kit';
import { links } from '../app/route.ts';
import { useWords } from '../app/words.ts';
import { Notice } from '../parts/Notice.tsx';

/** A table that is kept and cannot be opened: the reason, and nothing lost. */
export function ClosedPage({ problem }: { readonly problem: Fault }) {
  const { t } = useWords();
  return (
    <Notice title={t.table.closed}>
      <p data-testid="closed">
        {problem.code === 'wrong-rules' ? t.home.oldRulesHelp : t.table.problem(problem.message)}
      </p>
      <a className="button sun" href={links.home}>
        {t.app.backHome}
      </a>
    </Notice>
  );
}
