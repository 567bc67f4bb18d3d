import { type GameRecord, verify } from '@penumbra/kit';
import { useState } from 'react';
import { announce } from '../../app/announce.ts';
import { Icon } from '../../app/icons.tsx';
import { go, links } from '../../app/route.ts';
import { useWords } from '../../app/words.ts';
import { downloadRecord, faultText } from '../../record/files.ts';
import { packRecord } from '../../record/link.ts';
import { OpenRecord } from '../../record/OpenRecord.tsx';
import { fork } from '../../session/tables.ts';
import type { ReplayModel } from './model.ts';
import styles from './Replay.module.css';

interface Props {
  readonly model: ReplayModel;
  readonly record: GameRecord;
}

/** Fork, link, file, and the proof that the deal was honest. */
export function RecordActions({ model, record }: Props) {
  const { t } = useWords();
  const [note, setNote] = useState<{ readonly text: string; readonly link?: string }>();
  const say = (text: string, link?: string): void => {
    setNote(link === undefined ? { text } : { text, link });
    announce([text]);
  };
  const copyLink = async (): Promise<void> => {
    const link = new URL(links.record(model.step, await packRecord(record)), location.href).href;
    try {
      await navigator.clipboard.writeText(link);
      say(t.replay.linkCopied, link);
    } catch {
      say(t.replay.linkManual, link);
    }
  };
  const check = (): void => {
    if (record.seed === undefined) return say(t.replay.noSeed);
    try {
      say(t.replay.verified(verify(record).outcomes));
    } catch (error) {
      say(t.replay.notVerified(faultText(error)));
    }
  };
  const canFork = model.step < model.timeline.length || !model.timeline.over;
  return (
    <section className={styles.record} aria-label={t.table.menu}>
      <div className="row">
        <button
          type="button"
          className="main"
          disabled={!canFork}
          title={t.replay.forkHelp}
          onClick={() => go(links.table(fork(model.timeline.tableAt(model.step), record, t.create.you).id))}
        >
          <Icon name="fork" />
          {t.replay.fork}
        </button>
        <button type="button" onClick={() => void copyLink()}>
          <Icon name="link" />
          {t.replay.link}
        </button>
        <button type="button" onClick={() => downloadRecord(record)}>
          <Icon name="save" />
          {t.replay.download}
        </button>
        <OpenRecord onProblem={say} />
        <button type="button" onClick={check}>
          <Icon name="shield" />
          {t.replay.verify}
        </button>
      </div>
      <p className="soft">{t.replay.forkHelp}</p>
      {note && (
        <div className={styles.note} data-testid="record-note">
          {note.text}
          {note.link && (
            <input
              type="text"
              readOnly
              value={note.link}
              aria-label={t.replay.link}
              onFocus={(e) => e.target.select()}
            />
          )}
        </div>
      )}
    </section>
  );
}
