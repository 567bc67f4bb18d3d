import type { BoardProps, Decided } from '@penumbra/board';
import { type ReactNode, useCallback } from 'react';
import { createPortal } from 'react-dom';
import { useWords } from '../../app/words.ts';
import { useMotion, useSettings } from '../../settings/settings.ts';
import type { TableModel } from './model.ts';
import { QUIET_KEYS } from './useTableKeys.ts';

/** The same object every time: what did not change is not drawn again. */
const NOTHING: readonly never[] = [];

interface Props {
  readonly model: TableModel;
  readonly names: readonly string[];
  readonly asText: boolean;
  readonly decided: Decided | undefined;
  /** The place of the own hand in the dock. */
  readonly tray: HTMLElement | null;
}

/** The board, drawn or as text. */
export function Stage({ model, names, asText, tray, decided }: Props) {
  const { lang } = useWords();
  const motion = useMotion();
  const patterns = useSettings((settings) => settings.patterns);
  const firstTap = useSettings((settings) => settings.firstTap);
  const { link, face, showing } = model;
  const dock = useCallback((hand: ReactNode) => (tray ? createPortal(hand, tray) : null), [tray]);
  const hint = model.hint?.kind === 'move' ? model.hint.move : undefined;
  const props: BoardProps = {
    config: link.config,
    seen: showing?.after ?? link.seen,
    before: showing?.before,
    moments: showing?.moments ?? NOTHING,
    log: model.shown.log,
    decided,
    seat: model.seat,
    names,
    text: face.text,
    lang,
    act: model.act,
    retract: model.retract,
    refusal: model.refused,
    pending: model.pending,
    hint,
    point: model.point,
    assist: link.assist,
    motion,
    patterns,
    still: false,
    firstTap: firstTap ? 'shows' : 'acts',
    dock,
    offer: model.offer,
  };
  // Words are all there at once.
  if (asText) return <face.InWords {...props} seen={link.seen} before={undefined} moments={NOTHING} />;
  return (
    // Whoever wants to act does not wait for the show.
    <div
      onPointerDownCapture={model.finish}
      onKeyDownCapture={({ key }) => {
        if (!QUIET_KEYS.includes(key)) model.finish();
      }}
    >
      <face.ui.Board {...props} />
    </div>
  );
}
