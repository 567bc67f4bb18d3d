import type { BoardProps } from '@penumbra/board';
import type { RulesBlock } from '@penumbra/kit';
import { useMemo } from 'react';
import { useWords } from '../../app/words.ts';
import type { Face } from '../../games/face.ts';
import { seenIn } from '../../link/picture.ts';
import { useSettings } from '../../settings/settings.ts';
import styles from './Learn.module.css';

interface Props {
  readonly block: Extract<RulesBlock, { kind: 'diagram' }>;
  readonly face: Face;
}

const noop = (): void => {};

/** A position, drawn by the board that people play on. */
export function Diagram({ block, face }: Props) {
  const { lang } = useWords();
  const patterns = useSettings((settings) => settings.patterns);
  const seen = useMemo(() => seenIn(face.game, block.position, block.viewer), [block, face]);
  const { config, viewer } = seen.view;
  const props: BoardProps = {
    config,
    seen,
    before: undefined,
    moments: [],
    seat: viewer === 'public' ? undefined : viewer,
    names: config.seats.map((colour) => face.text.seat(colour)),
    text: face.text,
    lang,
    act: noop,
    retract: noop,
    refusal: undefined,
    pending: undefined,
    hint: undefined,
    point: block.point ?? [],
    assist: 'off',
    motion: 'reduced',
    patterns,
    still: true,
  };
  return (
    <figure className={styles.figure}>
      <div aria-hidden="true">
        <face.ui.Board {...props} />
      </div>
      <figcaption>{block.caption}</figcaption>
    </figure>
  );
}
