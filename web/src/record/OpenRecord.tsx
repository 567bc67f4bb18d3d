import { Icon } from '../app/icons.tsx';
import { go, links } from '../app/route.ts';
import { useWords } from '../app/words.ts';
import { keepRecord } from '../session/tables.ts';
import { faultText, readRecordFile } from './files.ts';
import styles from './OpenRecord.module.css';

/** A button that opens a record from a file, keeps it on this device and shows its replay. */
export function OpenRecord({ onProblem }: { onProblem(sentence: string): void }) {
  const { t } = useWords();
  const open = async (file: File | undefined): Promise<void> => {
    if (!file) return;
    try {
      go(links.replay(keepRecord(await readRecordFile(file)).id));
    } catch (error) {
      onProblem(t.home.badRecord(faultText(error)));
    }
  };
  return (
    <label className={`button ${styles.open}`}>
      <Icon name="open" />
      {t.home.openRecord}
      <input
        className="hidden"
        type="file"
        accept=".json,.txt,.rec,application/json,text/plain"
        onChange={(event) => void open(event.target.files?.[0])}
      />
    </label>
  );
}
