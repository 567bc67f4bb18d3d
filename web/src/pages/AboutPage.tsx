import { useWords } from '../app/words.ts';

export function AboutPage() {
  const { t } = useWords();
  return (
    <main className="page narrow" id="content" tabIndex={-1}>
      <h1>{t.about.title}</h1>
      <p>{t.about.what}</p>
      <p>{t.about.fair}</p>
      <p>{t.about.local}</p>
      <p>{t.about.independent}</p>
      <p>{t.about.tables}</p>
      <h2>{t.about.keys}</h2>
      <p>{t.about.keysHelp}</p>
    </main>
  );
}
