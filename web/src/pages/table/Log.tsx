import { memo, useDeferredValue, useMemo, useRef } from 'react';
import { Icon } from '../../app/icons.tsx';
import { useWords } from '../../app/words.ts';
import { useMedia } from '../../settings/settings.ts';
import type { TableModel } from './model.ts';
import styles from './TablePage.module.css';

interface LogRound {
  readonly round: number;
  readonly lines: readonly string[];
}

const wide = matchMedia('(min-width: 64rem)');

export const useWide = (): boolean => useMedia(wide);

/** What happened, as the eyes on the screen heard it, at the side. */
export function Log({ model }: { readonly model: TableModel }) {
  const { t } = useWords();
  return (
    <aside className={styles.log} aria-label={t.table.log}>
      <h2>{t.table.log}</h2>
      <LogList model={model} />
    </aside>
  );
}

/** The same as a sheet, where there is no room at the side. */
export function LogSheet({ model }: { readonly model: TableModel }) {
  const { t } = useWords();
  const sheet = useRef<HTMLDialogElement>(null);
  return (
    <>
      <button type="button" className="quiet" onClick={() => sheet.current?.showModal()}>
        <Icon name="log" />
        {t.table.log}
      </button>
      <dialog ref={sheet} className={styles.sheet} aria-label={t.table.log}>
        <form method="dialog">
          <h2>{t.table.log}</h2>
          <button type="submit">{t.app.close}</button>
        </form>
        <LogList model={model} />
      </dialog>
    </>
  );
}

function LogList({ model }: { readonly model: TableModel }) {
  const { t } = useWords();
  const { session, face } = model;
  const { eyes, history } = session;
  const viewer = eyes.kind === 'seat' ? eyes.seat : 'public';
  const { config } = session.table;
  // What happened is seen on the board first; its line may come a frame later.
  const count = useDeferredValue(history.length);
  const rounds = useMemo(() => {
    const list: { round: number; lines: string[] }[] = [];
    for (const { round, change } of history.slice(0, count)) {
      const told = change
        .events(viewer)
        .flatMap((event) => face.text.event(event, config) ?? [])
        // The heading that follows says the same.
        .filter((line) => line !== `${t.table.round(round + 1)}.`);
      if (told.length === 0) continue;
      const last = list.at(-1);
      if (last?.round === round) last.lines.push(...told);
      else list.push({ round, lines: told });
    }
    return list as readonly LogRound[];
  }, [history, count, viewer, face, config, t]);

  if (rounds.length === 0) return <p className="soft">{t.table.logEmpty}</p>;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a list that scrolls has to be reachable by keys
    <section className={styles.lines} tabIndex={0} aria-label={t.table.log} data-testid="log">
      <div>
        {rounds.map(({ round, lines }, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines are only ever added at the end
          <RoundLines key={i} title={t.table.round(round)} text={lines.join('\n')} />
        ))}
      </div>
    </section>
  );
}

/** One text instead of a list, so that a round without news is seen to be the same. */
const RoundLines = memo(function RoundLines({ title, text }: { readonly title: string; readonly text: string }) {
  return (
    <div>
      <h3>{title}</h3>
      <ol>
        {text.split('\n').map((line, n) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: as above
          <li key={n}>{line}</li>
        ))}
      </ol>
    </div>
  );
});
