import { Suspense } from 'react';
import { links } from '../../app/route.ts';
import { useWords } from '../../app/words.ts';
import type { Face } from '../../games/face.ts';
import { Sheet } from '../../parts/Sheet.tsx';
import { RulesText } from '../learn/RulesPage.tsx';
import { Signs } from '../learn/Signs.tsx';
import styles from './Sheets.module.css';

interface Props {
  readonly face: Face;
  readonly goal: string | undefined;
  onClose(): void;
}

/** The rules without leaving the table. */
export function RulesSheet({ face, goal, onClose }: Props) {
  const { t } = useWords();
  const { id } = face.game.facts;
  const { guide, rules, signs } = face.ui;
  return (
    <Sheet title={t.table.rulesSigns} onClose={onClose}>
      <h2>{face.text.name}</h2>
      {goal && (
        <p>
          <b>{t.table.goal}:</b> {goal}
        </p>
      )}
      {signs && <Signs signs={signs} />}
      {rules ? (
        <>
          <div className={styles.rules}>
            <Suspense fallback={<p>{t.app.loading}</p>}>
              <RulesText {...{ id, face, rules }} />
            </Suspense>
          </div>
          <p>
            <a href={links.rules(id)}>{t.table.rulesPage}</a>
          </p>
        </>
      ) : (
        <p>
          {face.text.about} {!guide && `${t.learn.missing} ${t.learn.missingHelp}`}
        </p>
      )}
    </Sheet>
  );
}
