import { useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { go, links } from '../../app/route.ts';
import { useWords } from '../../app/words.ts';
import { useFace } from '../../games/face.ts';
import { useNamed } from '../../games/named.ts';
import { LocalLink } from '../../link/local.ts';
import { ReplayLink } from '../../link/replay.ts';
import type { Story } from '../../link/timeline.ts';
import { browserWorld } from '../../link/world.ts';
import { downloadRecord } from '../../record/files.ts';
import { openReplay } from '../../record/opened.ts';
import { isFair } from '../../session/fair.ts';
import type { Saved } from '../../session/saved.ts';
import { isClosed } from '../../session/storage.ts';
import { rematch, tables } from '../../session/tables.ts';
import { ClosedPage } from '../ClosedPage.tsx';
import { NothingPage } from '../NothingPage.tsx';
import { Curtain } from './Curtain.tsx';
import { EndPanel } from './EndPanel.tsx';
import { TableModel } from './model.ts';
import { OneTab } from './OneTab.tsx';
import { TableView } from './TableView.tsx';

export function TablePage({ id }: { readonly id: string }) {
  return <OneTab id={id}>{() => <KeptTable id={id} />}</OneTab>;
}

function KeptTable({ id }: { readonly id: string }) {
  const saved = useMemo(() => tables.load(id), [id]);
  if (!saved) return <NothingPage />;
  return isClosed(saved) ? <ClosedPage problem={saved.problem} /> : <OpenTable saved={saved} />;
}

/** The button that opened the curtain is gone: keys and screen readers go on at the table. */
function useFocusAfter(veiled: boolean): void {
  const was = useRef(veiled);
  useEffect(() => {
    if (was.current && !veiled) document.getElementById('content')?.focus({ preventScroll: true });
    was.current = veiled;
  }, [veiled]);
}

/** What was kept is what was played. */
function storyOf(id: string): Story | undefined {
  const opened = openReplay(id);
  return opened instanceof ReplayLink ? opened.timeline : undefined;
}

/** A table that is kept on this device. */
function OpenTable({ saved }: { readonly saved: Saved }) {
  const { t, lang } = useWords();
  const plain = useFace(saved.journal.config.game, lang);
  const [model] = useState(() => new TableModel((pace) => new LocalLink(saved, browserWorld(pace)), plain, t));
  const { link } = model;
  const { face, names } = useNamed(plain, link.people, link.you);
  model.face = face;
  model.t = t;
  useEffect(model.open, []);
  useSyncExternalStore(model.subscribe, () => model.version);
  const isOver = link.seen.turn.kind === 'over';
  const story = useMemo(() => (isOver ? storyOf(link.id) : undefined), [isOver, link]);
  const { viewer } = link.seen.view;
  const decided = useMemo(() => story?.decided(viewer), [story, viewer]);
  const veiled = link.curtain !== undefined;
  useFocusAfter(veiled);
  if (veiled) return <Curtain model={model} names={names} />;
  const end = (
    <EndPanel
      {...{ model, names }}
      story={story}
      id={link.id}
      replay={links.replay(link.id)}
      note={isFair(link.players) ? t.bots.fair.seated : undefined}
      onRematch={() => go(links.table(rematch(link)))}
    />
  );
  return <TableView {...{ model, names, decided, end }} onDownload={() => downloadRecord(link.record)} />;
}
