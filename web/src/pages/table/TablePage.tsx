import { useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { useWords } from '../../app/words.ts';
import { useFace } from '../../games/face.ts';
import type { Saved } from '../../session/saved.ts';
import { tables } from '../../session/tables.ts';
import { useSettings } from '../../settings/settings.ts';
import { NothingPage } from '../NothingPage.tsx';
import { Actions } from './Actions.tsx';
import { Curtain } from './Curtain.tsx';
import { EndPanel } from './EndPanel.tsx';
import { Log, LogSheet, useWide } from './Log.tsx';
import { TableModel } from './model.ts';
import { OneTab } from './OneTab.tsx';
import { PlayerPanels } from './PlayerPanels.tsx';
import { Prompt } from './Prompt.tsx';
import { Stage } from './Stage.tsx';
import styles from './TablePage.module.css';
import { useTableKeys } from './useTableKeys.ts';

export function TablePage({ id }: { readonly id: string }) {
  return <OneTab id={id}>{() => <KeptTable id={id} />}</OneTab>;
}

function KeptTable({ id }: { readonly id: string }) {
  const saved = useMemo(() => tables.load(id), [id]);
  return saved ? <OpenTable saved={saved} /> : <NothingPage />;
}

/** The button that opened the curtain is gone: keys and screen readers go on at the table. */
function useFocusAfter(veiled: boolean): void {
  const was = useRef(veiled);
  useEffect(() => {
    if (was.current && !veiled) document.getElementById('content')?.focus({ preventScroll: true });
    was.current = veiled;
  }, [veiled]);
}

function OpenTable({ saved }: { readonly saved: Saved }) {
  const { t, lang } = useWords();
  const face = useFace(saved.config.game, lang);
  const [model] = useState(() => new TableModel(saved, face, t));
  model.face = face;
  model.t = t;
  useEffect(model.open, []);
  useSyncExternalStore(model.subscribe, () => model.version);
  const preferText = useSettings((settings) => settings.textBoard);
  const [asText, setAsText] = useState(preferText || !face.ui);
  const { session } = model;
  const wide = useWide();
  useTableKeys(model, () => face.ui && setAsText((text) => !text));

  useEffect(() => {
    document.title = `${face.text.name} · Penumbra`;
    return () => {
      document.title = 'Penumbra';
    };
  }, [face]);

  const veiled = session.eyes.kind === 'curtain';
  useFocusAfter(veiled);

  if (veiled) return <Curtain model={model} />;
  return (
    <main className={styles.table} id="content" tabIndex={-1} data-testid="table" data-turn={session.table.turn.kind}>
      <h1 className="hidden">{face.text.name}</h1>
      <Prompt model={model} />
      <PlayerPanels model={model} />
      <section className={styles.stage} aria-label={t.table.board}>
        {session.problem && (
          <p role="alert" className={styles.problem}>
            {t.table.problem(session.problem)}
          </p>
        )}
        <EndPanel model={model} />
        <Stage model={model} asText={asText} />
      </section>
      <Actions model={model} asText={asText} onBoard={face.ui && (() => setAsText(!asText))}>
        {!wide && <LogSheet model={model} />}
      </Actions>
      {wide && <Log model={model} />}
    </main>
  );
}
