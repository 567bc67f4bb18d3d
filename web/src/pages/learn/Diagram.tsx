import type { BoardProps, RulesBlock } from '@penumbra/board';
import { readPosition, type Seat, Source } from '@penumbra/kit';
import { useMemo } from 'react';
import { useWords } from '../../app/words.ts';
import { catalog } from '../../games/catalog.ts';
import type { Face } from '../../games/face.ts';
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
  const { config, seen, seat } = useMemo(() => {
    const table = readPosition(catalog, new Source({ game: face.game.facts.id, ...block.position }, 'diagram'));
    const index = table.config.seats.indexOf(block.viewer ?? 'public');
    const viewer = index < 0 ? 'public' : (index as Seat);
    return {
      config: table.config,
      seen: table.seen(viewer),
      seat: viewer === 'public' ? undefined : viewer,
    };
  }, [block, face]);
  if (!face.ui) return null;
  const props: BoardProps = {
    config,
    seen,
    before: undefined,
    moments: [],
    seat,
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
