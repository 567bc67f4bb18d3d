import { type GameRecord, type Seat, verify } from '@penumbra/kit';
import { type ReactNode, useState } from 'react';
import { announce } from '../../app/announce.ts';
import { Icon } from '../../app/icons.tsx';
import { go, links } from '../../app/route.ts';
import { useWords } from '../../app/words.ts';
import { Sheet } from '../../parts/Sheet.tsx';
import { toast } from '../../parts/Toast.tsx';
import { downloadRecord, faultText } from '../../record/files.ts';
import { packRecord } from '../../record/link.ts';
import { OpenRecord } from '../../record/OpenRecord.tsx';
import { fork } from '../../session/tables.ts';
import type { ReplayModel } from './model.ts';
import styles from './Replay.module.css';

interface Props {
  readonly model: ReplayModel;
  readonly record: GameRecord;
  /** Of a table on this device. */
  readonly isOwn: boolean;
}

/** Whose place one takes: the own, or theirs through whose eyes one looks. */
const seatIn = ({ link: { you, eyes } }: ReplayModel): Seat => you ?? (typeof eyes === 'number' ? eyes : (0 as Seat));

type Open = 'link' | 'verify' | 'more' | undefined;

/** Share, fork, and the proof that the deal was honest; files behind a button of their own. */
export function RecordActions({ model, record, isOwn }: Props) {
  const { t } = useWords();
  const { people, you } = model.link;
  // Whoever played it from elsewhere is not at this device: bots take their places.
  const isElsewhere = people.filter(({ kind }) => kind === 'person').length > 1 && (you !== undefined || !isOwn);
  const [open, setOpen] = useState<Open>();
  const [link, setLink] = useState('');
  const close = (): void => setOpen(undefined);
  const share = async (): Promise<void> => {
    const place = { step: model.step, eyes: 'all', tab: model.tab };
    const address = new URL(links.record(await packRecord(record), place), location.href).href;
    setLink(address);
    setOpen('link');
    try {
      await navigator.clipboard.writeText(address);
      announce([t.replay.linkCopied]);
    } catch {
      // It can still be copied by hand.
    }
  };
  const isOver = model.step >= model.timeline.length && model.timeline.over;
  const tryFork = (): void => {
    if (isOver) toast({ text: t.replay.forkAtEnd });
    else go(links.table(fork(model.link, model.step, isElsewhere ? seatIn(model) : undefined)));
  };
  return (
    <div className={styles.actions}>
      <Act icon="share" label={t.replay.share} onClick={() => void share()} />
      <Act icon="fork" label={t.replay.fork} help={t.replay.forkHelp} off={isOver} onClick={tryFork} />
      <Act icon="shield" label={t.replay.verify} onClick={() => setOpen('verify')} />
      <Act icon="menu" label={t.replay.more} onClick={() => setOpen('more')} />
      {open === 'link' && (
        <Note label={t.replay.link} onClose={close}>
          <p>{t.replay.linkManual}</p>
          <input type="text" readOnly value={link} aria-label={t.replay.link} onFocus={(e) => e.target.select()} />
        </Note>
      )}
      {open === 'verify' && (
        <Note label={t.replay.verify} onClose={close}>
          <Deal record={record} />
        </Note>
      )}
      {open === 'more' && (
        <Note label={t.replay.more} onClose={close}>
          <div className={styles.more}>
            <button type="button" onClick={() => downloadRecord(record)}>
              <Icon name="save" />
              {t.replay.download}
            </button>
            <OpenRecord onProblem={(problem) => toast({ text: t.home.badRecord[problem.kind] })} />
          </div>
          <p className="soft">{t.replay.keys}</p>
        </Note>
      )}
    </div>
  );
}

interface ActProps {
  readonly icon: Parameters<typeof Icon>[0]['name'];
  readonly label: string;
  readonly help?: string;
  readonly off?: boolean;
  onClick(): void;
}

function Act({ icon, label, help, off, onClick }: ActProps) {
  return (
    <button
      type="button"
      className={`slim ${styles.act}`}
      title={help ?? label}
      aria-disabled={off || undefined}
      onClick={onClick}
    >
      <Icon name={icon} />
      <span>{label}</span>
    </button>
  );
}

function Note({ label, onClose, children }: { readonly label: string; readonly children: ReactNode; onClose(): void }) {
  return (
    <Sheet title={label} onClose={onClose}>
      <div className={styles.note} data-testid="record-note">
        {children}
      </div>
    </Sheet>
  );
}

/** Sealed before, opened after: whether they match. */
function Deal({ record }: { readonly record: GameRecord }) {
  const { t } = useWords();
  if (record.seed === undefined) return <p>{t.replay.noSeed}</p>;
  try {
    const { outcomes } = verify(record);
    return (
      <>
        <p>
          <b>{t.replay.verified(outcomes)}</b>
        </p>
        <p className="soft">{t.replay.verifiedHelp}</p>
        <p className="soft">
          <code>{record.seed}</code>
        </p>
      </>
    );
  } catch (error) {
    return <p role="alert">{t.replay.notVerified(faultText(error))}</p>;
  }
}
