import { type BoardProps, TextBoard } from '@penumbra/board';
import type { GameTypes } from '@penumbra/kit';
import { useCallback } from 'react';
import { useWords } from '../../app/words.ts';
import { playerName } from '../../games/names.ts';
import { useMotion, useSettings } from '../../settings/settings.ts';
import type { TableModel } from './model.ts';
import styles from './TablePage.module.css';

/** The same object every time: what did not change is not drawn again. */
const NOTHING: readonly never[] = [];

/** The board, drawn or as text. */
export function Stage({ model, asText }: { readonly model: TableModel; readonly asText: boolean }) {
  const { t, lang } = useWords();
  const motion = useMotion();
  const patterns = useSettings((settings) => settings.patterns);
  const { session, face, showing } = model;
  const { config, game } = session.table;
  const move = useCallback((one: GameTypes['Move']) => face.text.move(one, config), [face, config]);
  const seen = showing?.after ?? session.seen;
  const hint = model.hint?.kind === 'move' ? model.hint.move : undefined;
  if (asText || !face.ui) {
    return (
      <>
        {model.refused && <p className={styles.refused}>{model.refused.sentence}</p>}
        <TextBoard
          {...{ game, move, hint }}
          seen={session.seen}
          names={t.text}
          element={face.text.element}
          act={model.act}
          still={false}
        />
      </>
    );
  }
  const { Board } = face.ui;
  const props: BoardProps = {
    config,
    seen,
    before: showing?.before,
    moments: showing?.moments ?? NOTHING,
    seat: session.eyes.kind === 'seat' ? session.eyes.seat : undefined,
    names: session.players.map((player) => playerName(player, t)),
    text: face.text,
    lang,
    act: model.act,
    retract: model.retract,
    refusal: model.refused,
    pending: model.pending,
    hint,
    point: NOTHING,
    assist: session.saved.assist,
    motion,
    patterns,
    still: false,
  };
  return (
    // Whoever wants to act does not wait for the show.
    <div onPointerDownCapture={() => model.queue.finish()} onKeyDownCapture={() => model.queue.finish()}>
      <Board {...props} />
    </div>
  );
}
