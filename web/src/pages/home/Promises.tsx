import { Icon, type IconName } from '../../app/icons.tsx';
import { useWords } from '../../app/words.ts';
import styles from './HomePage.module.css';

const ICONS: readonly IconName[] = ['eye', 'shield', 'wave'];

export function Promises() {
  const { t } = useWords();
  return (
    <ul className={styles.promises}>
      {t.home.promises.map(([what, how], i) => (
        <li key={what}>
          <Icon name={ICONS[i] as IconName} />
          <span>
            <b>{what}</b> {how}
          </span>
        </li>
      ))}
    </ul>
  );
}
