import { useState } from 'react';
import { useWords } from '../../app/words.ts';
import { OpenRecord } from '../../record/OpenRecord.tsx';
import type { RecordProblem } from '../../record/problem.ts';
import styles from './HomePage.module.css';

/** A record from a file; what is wrong with one is said in people's words first. */
export function Records() {
  const { t } = useWords();
  const [problem, setProblem] = useState<RecordProblem>();
  return (
    <section className={styles.open} aria-label={t.home.openRecord}>
      <OpenRecord onProblem={setProblem} />
      {problem && (
        <div role="alert" className={styles.problem}>
          <p>{t.home.badRecord[problem.kind]}</p>
          <details>
            <summary>{t.home.exactly}</summary>
            <code>{problem.exactly}</code>
          </details>
        </div>
      )}
    </section>
  );
}
