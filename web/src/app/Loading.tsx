import styles from './Frame.module.css';
import { isNight, type Route } from './route.ts';
import { useWords } from './words.ts';

/** Until a page is here: its sky, if it has one, because the header's words are as bright as the stars. */
export function Loading({ page }: { readonly page: Route['page'] }) {
  const { t } = useWords();
  return <p className={isNight(page) ? styles.sky : 'page'}>{t.app.loading}</p>;
}
