import { links } from '../app/route.ts';
import { useWords } from '../app/words.ts';
import { Notice } from '../parts/Notice.tsx';

export function NothingPage() {
  const { t } = useWords();
  return (
    <Notice title={t.app.notFound}>
      <p>{t.app.notFoundHelp}</p>
      <a className="button sun" href={links.home}>
        {t.app.backHome}
      </a>
    </Notice>
  );
}
