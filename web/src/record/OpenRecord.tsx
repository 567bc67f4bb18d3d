import { Icon } from '../app/icons.tsx';
import { go, links } from '../app/route.ts';
import { useWords } from '../app/words.ts';
import { loadAllRules } from '../games/catalog.ts';
import styles from './OpenRecord.module.css';
import { type RecordProblem, recordProblem } from './problem.ts';

/** A button that opens a record from a file, keeps it on this device and shows its replay. */
export function OpenRecord({ onProblem }: { onProblem(problem: RecordProblem): void }) {
  const { t } = useWords();
  const open = async (file: File | undefined): Promise<void> => {
    if (!file) return;
    try {
      const [{ readRecordFile }, { keepReplay }] = await Promise.all([
        import('./files.ts'),
        import('./opened.ts'),
        loadAllRules(),
      ]);
      go(links.replay(keepReplay(await readRecordFile(file))));
    } catch (error) {
      onProblem(recordProblem(error));
    }
  };
  return (
    <label className={`button slim ${styles.open}`} title={t.home.openRecordHelp}>
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
