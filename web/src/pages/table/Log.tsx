import { type Config, type GameTypes, type News, toldOf } from '@penumbra/kit';
import { memo, useDeferredValue, useMemo } from 'react';
import { useWords } from '../../app/words.ts';
import type { Face } from '../../games/face.ts';
import { Mark } from '../../parts/Mark.tsx';
import { useAround } from './around.ts';
import styles from './Log.module.css';
import type { TableModel } from './model.ts';

/** What happened, as the eyes on the screen saw it, at the side. */
export function Log({ model }: { readonly model: TableModel }) {
  const { t } = useWords();
  const chat = useAround()?.chat;
  return (
    <aside className={styles.side} aria-label={t.table.log} data-region="" tabIndex={-1}>
      <h2>{t.table.log}</h2>
      <LogList model={model} />
      {chat && (
        <div className={styles.chat}>
          <h2>{chat.label}</h2>
          {chat.panel}
        </div>
      )}
    </aside>
  );
}

interface Line {
  readonly text: string;
  /** The colour of who did it. */
  readonly colour: string | undefined;
  readonly event: GameTypes['Event'];
}

interface LogRound {
  readonly round: number;
  readonly lines: Line[];
}

export function LogList({ model }: { readonly model: TableModel }) {
  const { t } = useWords();
  const { face } = model;
  const { config, game } = model.link;
  const { counts } = game.facts;
  // What happened is seen on the board first; its line may come a frame later.
  const log = useDeferredValue(model.shown.log);
  const rounds = useMemo(
    () =>
      roundsOf(log, {
        face,
        config,
        isHeading: (line, round) => line === `${t.table.round(round + 1, counts)}.`,
      }),
    [log, face, config, counts, t],
  );
  if (rounds.length === 0) return <p className="soft">{t.table.logEmpty}</p>;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a list that scrolls has to be reachable by keys
    <section className={styles.lines} tabIndex={0} aria-label={t.table.log} data-testid="log">
      <div>
        {rounds.map(({ round, lines }, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines are only ever added at the end
          <RoundLines key={i} title={t.table.round(round, counts)} lines={lines} model={model} />
        ))}
      </div>
    </section>
  );
}

const seatOf = (event: GameTypes['Event']): number | undefined => {
  const { seat } = event as { readonly seat?: unknown };
  return typeof seat === 'number' ? seat : undefined;
};

interface Telling {
  readonly face: Face;
  readonly config: Config;
  /** A line that says the same as the heading after it. */
  isHeading(line: string, round: number): boolean;
}

function roundsOf(log: readonly News[], { face, config, isHeading }: Telling): readonly LogRound[] {
  const list: LogRound[] = [];
  for (const { round, events } of log) {
    for (const { text, event } of toldOf(face.text, events, config)) {
      if (isHeading(text, round)) continue;
      const last = list.at(-1);
      const line = { text, colour: config.seats[seatOf(event) ?? -1], event };
      if (last?.round === round) last.lines.push(line);
      else list.push({ round, lines: [line] });
    }
  }
  return list;
}

interface RoundProps {
  readonly title: string;
  readonly lines: readonly Line[];
  readonly model: TableModel;
}

const keyOf = ({ title, lines }: RoundProps): string => [title, ...lines.map(({ text }) => text)].join('\n');

/** An arrow stays with what it leads from and to. */
const unbroken = (text: string): string => text.replaceAll(' → ', '\u00a0→\u00a0');

/** A round without news is seen to be the same, and not drawn again. */
const RoundLines = memo(
  function RoundLines({ title, lines, model }: RoundProps) {
    return (
      <div>
        <h3>{title}</h3>
        <ol>
          {lines.map(({ text, colour, event }, n) => (
            <li
              // biome-ignore lint/suspicious/noArrayIndexKey: lines are only ever added at the end
              key={n}
              data-tone={colour}
              onPointerEnter={() => model.pointAt(event)}
              onPointerLeave={() => model.pointAt(undefined)}
            >
              <i>{colour && <Mark game={model.link.config.game} colour={colour} size={20} />}</i>
              <span>{unbroken(text)}</span>
            </li>
          ))}
        </ol>
      </div>
    );
  },
  (a, b) => keyOf(a) === keyOf(b),
);
