import { links } from '../app/route.ts';
import { useWords } from '../app/words.ts';

export function NothingPage() {
  const { t } = useWords();
  return (
    <main className="page narrow" id="content" tabIndex={-1}>
      <h1>{t.app.notFound}</h1>
      <p>{t.app.notFoundHelp}</p>
      <a className="button main" href={links.home}>
        {t.app.backHome}
      </a>
    </main>
  );
}
