import type { IntroPicture } from '@penumbra/board';
import { useWords } from '../../app/words.ts';
import styles from './Signs.module.css';

/** What the signs on a table mean, each drawn as it stands there. */
export function Signs({ signs }: { readonly signs: readonly IntroPicture[] }) {
  const { lang } = useWords();
  return (
    <dl className={styles.signs}>
      {signs.map(({ Picture, words: { [lang]: said } }) => (
        <div key={said[0]}>
          <dt>
            <span className={styles.sign} aria-hidden="true">
              <Picture />
            </span>
            {said[0]}
          </dt>
          <dd>{said[1]}</dd>
        </div>
      ))}
    </dl>
  );
}
