import { type ReactNode, useState } from 'react';
import { Icon } from '../../app/icons.tsx';
import { go, links } from '../../app/route.ts';
import { useWords } from '../../app/words.ts';
import type { Story } from '../../link/timeline.ts';
import { Mark } from '../../parts/Mark.tsx';
import { toast } from '../../parts/Toast.tsx';
import { packRecord } from '../../record/link.ts';
import { listOf } from '../../text/index.ts';
import { Curves } from './Curves.tsx';
import styles from './End.module.css';
import type { TableModel } from './model.ts';
import { ScoreSheet } from './ScoreSheet.tsx';

interface Props {
  readonly model: TableModel;
  readonly names: readonly string[];
  /** The game from its start, once it may be looked at. */
  readonly story: Story | undefined;
  /** The id under which its review is kept. */
  readonly id: string | undefined;
  readonly replay: string;
  /** What the first button says, if not simply rematch; and a line below. */
  readonly rematch?: string | undefined;
  readonly note?: ReactNode;
  /** Undefined for onlookers. */
  onRematch: (() => void) | undefined;
  onShare?(): void;
}

/** The end: who won and why, the score sheet, and what to do next. It rises after the last scene, and can be folded. */
export function EndPanel({ model, names, story, id, replay, rematch, note, onRematch, onShare }: Props) {
  const { t, lang } = useWords();
  const [isFolded, setFolded] = useState(false);
  const { link, face, seat } = model;
  const { config, seen } = link;
  const { result } = seen;
  if (!result) return null;
  const [first, ...others] = result.winners;
  // Within a sentence whoever has no name is “you” in small letters.
  const called = (name: string): string => (name === t.create.you && others.length > 0 ? t.table.you : name);
  const winners = result.winners.map((one) => called(names[one] as string));
  const isMine = first !== undefined && others.length === 0 && first === link.you;
  const wins =
    winners.length > 1 ? t.end.shared(listOf(lang, winners)) : winners[0] ? t.end.wins(winners[0]) : t.end.nobody;
  const title = result.rank ? (face.text.rank?.(result.rank) ?? result.rank) : isMine ? t.end.youWin : wins;
  if (isFolded) {
    return (
      <div className={styles.folded} data-testid="end">
        <b>{title}</b>
        <button type="button" className="slim" onClick={() => setFolded(false)}>
          {t.end.result}
        </button>
      </div>
    );
  }
  return (
    <section className={styles.end} aria-label={t.end.title} data-testid="end" data-mine={isMine || undefined}>
      <header className={`${styles.head} night`}>
        {first !== undefined && (
          <span className={styles.mark}>
            <Mark game={config.game} colour={config.seats[first] as string} size={52} />
          </span>
        )}
        <div>
          <h2>{title}</h2>
          <p>{face.text.why?.(seen, seat) ?? face.text.ending(result.ending)}</p>
        </div>
      </header>
      <div className={styles.body}>
        <ScoreSheet {...{ face, result, config, names }} view={seen.view} />
        {story && <Curves {...{ story, id, face, replay }} you={link.you} />}
      </div>
      <div className={styles.acts}>
        {note && <p className={styles.note}>{note}</p>}
        {onRematch && (
          <button type="button" className="sun big" onClick={onRematch}>
            <Icon name="again" />
            {rematch ?? t.end.rematch}
          </button>
        )}
        <a className="button big" href={replay}>
          <Icon name="eye" />
          {t.end.review}
        </a>
        {(onShare || story) && (
          <button
            type="button"
            className="quiet"
            onClick={onShare ?? (() => story && void share(story, t.replay.linkCopied, replay))}
          >
            {t.replay.share}
          </button>
        )}
        <button type="button" className="quiet" onClick={() => setFolded(true)}>
          {t.end.board}
        </button>
        <a className="button quiet" href={links.fresh(config.game)}>
          {t.end.fresh}
        </a>
        <a className="button quiet" href={links.home}>
          {t.app.home}
        </a>
      </div>
    </section>
  );
}

/** The whole record as a link; where it cannot be copied, the replay shows it. */
async function share({ record, length }: Story, copied: string, replay: string): Promise<void> {
  const place = { step: length, eyes: 'all', tab: 'review' };
  try {
    const address = new URL(links.record(await packRecord(record), place), location.href).href;
    await navigator.clipboard.writeText(address);
    toast({ text: copied });
  } catch {
    go(replay);
  }
}
