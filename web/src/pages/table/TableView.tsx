import type { Decided } from '@penumbra/board';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useWords } from '../../app/words.ts';
import { isDrawn } from '../../games/face.ts';
import { Sheet } from '../../parts/Sheet.tsx';
import { useSettings } from '../../settings/settings.ts';
import { playSound } from '../../sound.ts';
import { useAround } from './around.ts';
import { Banner } from './Banner.tsx';
import { Bar } from './Bar.tsx';
import { Dock } from './Dock.tsx';
import { Log, LogList } from './Log.tsx';
import { KeysSheet, Menu } from './Menu.tsx';
import type { TableModel } from './model.ts';
import { Players } from './Players.tsx';
import { RulesSheet } from './RulesSheet.tsx';
import sheets from './Sheets.module.css';
import { Stage } from './Stage.tsx';
import styles from './TableView.module.css';
import { type Panel, Tools, useTools } from './tools.tsx';
import { useLayout } from './useLayout.ts';
import { useTableKeys } from './useTableKeys.ts';

interface Props {
  readonly model: TableModel;
  readonly names: readonly string[];
  readonly onDownload: (() => void) | undefined;
  /** The last change of a game that is over. */
  readonly decided?: Decided | undefined;
  /** Over the stage, once the game is over and that has been shown. */
  readonly end: ReactNode;
  /** What is taught here: it stands beside the stage, or above it, in a place of its own. */
  readonly lesson?: ReactNode;
}

/** A table, whatever link it hangs on: nothing scrolls but the log, nothing jumps. */
export function TableView({ model, names, onDownload, decided, end, lesson }: Props) {
  const { t } = useWords();
  const { link, face, shown } = model;
  const around = useAround();
  const layout = useLayout();
  const prefersText = useSettings((settings) => settings.textBoard);
  const [asText, setAsText] = useState(prefersText || !isDrawn(face));
  const [panel, setPanel] = useState<Panel>();
  const [tray, setTray] = useState<HTMLElement | null>(null);
  const all = useTools(model, setPanel);
  // In a lesson there is nothing to take back, and the lesson is the hint; an onlooker has no moves.
  const isWatching = around !== undefined && link.you === undefined;
  const tools = lesson || isWatching ? all.filter(({ id }) => id !== 'undo' && id !== 'hint') : all;
  const changeBoard = isDrawn(face) ? () => setAsText(!asText) : undefined;
  useTableKeys(model, { open: setPanel, changeBoard, isClosed: panel === undefined });
  useCall(model);
  const { panels, tray: room } = face.ui;
  const isSmall = layout === 'phone' || layout === 'low';
  const isColumn = panels.wide === 'column' && (layout === 'wide' || layout === 'desk');
  const hasPlayers = !(isSmall && panels.phone === 'board') && !(lesson && layout === 'low');
  const isOver = shown.seen.turn.kind === 'over';
  return (
    <main
      className={styles.table}
      id="content"
      tabIndex={-1}
      data-testid="table"
      data-turn={link.seen.turn.kind}
      data-entry={link.seen.entry}
      data-layout={layout}
      data-panels={isColumn ? 'column' : hasPlayers ? 'row' : 'none'}
      data-mine={model.isMine || undefined}
      data-lesson={lesson ? true : undefined}
      data-pale={around?.isPale || undefined}
    >
      <h1 className="hidden">{face.text.name}</h1>
      <Bar {...{ model, layout, tools }} idle={lesson ? t.learn.guide : undefined} />
      {lesson}
      <section className={styles.stage} aria-label={t.table.board} data-region="" tabIndex={-1}>
        <div className={styles.inner} data-text={asText || undefined}>
          <Stage {...{ model, names, asText, tray, decided }} />
        </div>
        <Banner model={model} />
        {around?.banner}
        {around?.card}
        {isOver && end}
      </section>
      <Dock {...{ model, names, layout, tools, asText, room }} tray={setTray} />
      {hasPlayers && <Players {...{ model, names }} room={isSmall ? 'chip' : isColumn ? 'full' : 'row'} />}
      {(layout === 'wide' || (lesson && layout === 'desk')) && <Log model={model} />}
      {layout === 'phone' && (
        <nav className={styles.tabs} aria-label={t.table.menu}>
          <Tools tools={tools} only={['undo', 'hint', 'log', 'chat', 'rules', 'menu']} look="caption" />
        </nav>
      )}
      <Panels {...{ model, panel, asText, changeBoard, onDownload }} open={setPanel} />
    </main>
  );
}

interface PanelsProps {
  readonly model: TableModel;
  readonly panel: Panel | undefined;
  readonly asText: boolean;
  readonly changeBoard: (() => void) | undefined;
  readonly onDownload: (() => void) | undefined;
  open(panel: Panel | undefined): void;
}

function Panels({ model, panel, asText, changeBoard, onDownload, open }: PanelsProps) {
  const { t } = useWords();
  const around = useAround();
  const close = (): void => open(undefined);
  const goal = model.face.text.goal?.(model.shown.seen, model.seat);
  switch (panel) {
    case 'log':
      return (
        <Sheet title={t.table.log} onClose={close}>
          <div className={sheets.log}>
            <LogList model={model} />
          </div>
        </Sheet>
      );
    case 'chat':
      return around?.chat ? (
        <Sheet title={around.chat.label} onClose={close}>
          <div className={sheets.log}>{around.chat.panel}</div>
        </Sheet>
      ) : null;
    case 'rules':
      return <RulesSheet face={model.face} goal={goal} onClose={close} />;
    case 'menu':
      return <Menu {...{ model, asText, onDownload, open }} onBoard={changeBoard} onClose={close} />;
    case 'keys':
      return <KeysSheet onClose={close} />;
    default:
      return null;
  }
}

const icon = (): HTMLLinkElement | null => document.querySelector('link[rel="icon"]');

/** A tab in the background says that one is asked, and a bell that the turn has come. */
function useCall({ face, isMine, canShowAgain }: TableModel): void {
  const { t } = useWords();
  const { name } = face.text;
  // Whoever opens a table where it is their turn knows.
  const hasPlayed = useRef(canShowAgain);
  hasPlayed.current = canShowAgain;
  useEffect(() => {
    if (isMine && hasPlayed.current) playSound('turn');
  }, [isMine]);
  useEffect(() => {
    document.title = isMine ? t.table.titleTurn(name) : `${name} · Penumbra`;
    icon()?.setAttribute('href', isMine ? './icon-turn.svg' : './icon.svg');
    return () => {
      document.title = 'Penumbra';
      icon()?.setAttribute('href', './icon.svg');
    };
  }, [t, name, isMine]);
}
