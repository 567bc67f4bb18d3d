// What is said beside the pieces: what a move would do, and why something cannot be done.
import { Beside } from '@penumbra/board';
import type { ReactElement } from 'react';
import styles from './Board.module.css';
import type { Play, Props } from './usePlay.ts';
import { gainWords, sayings } from './words.ts';

interface CallsProps {
  readonly props: Props;
  readonly play: Play;
  /** On a phone previews are told in the dock: nothing may cover the stage. */
  readonly isTerse: boolean;
  readonly hasFace: boolean;
}

export function Calls({ props, play, isTerse, hasFace }: CallsProps): ReactElement {
  const { selection, ahead } = play;
  const { refusal } = selection;
  const said =
    ahead && !isTerse && !refusal && !hasFace ? sayings(props.seen.view, play.me, ahead, props.names, props.text) : [];
  const gain = !isTerse && !refusal && !hasFace ? spaceSaying(props, play) : undefined;
  return (
    <>
      {[...said, ...(gain && said.length === 0 ? [gain] : [])].map(({ at, lines }) => (
        <Beside key={at.join()} of={at} keep={KEEP} className={styles.call}>
          {lines.map((line, i) => (
            <span key={line} className={i === 0 ? styles.strong : undefined}>
              {line}
            </span>
          ))}
        </Beside>
      ))}
      {refusal && (
        <Beside
          key={refusal.id}
          of={refusal.at}
          role={refusal.own ? 'alert' : undefined}
          keep={KEEP}
          className={styles.refusal}
        >
          {refusal.sentence}
        </Beside>
      )}
    </>
  );
}

/** The stage should stay in sight. */
const KEEP = { 'stage inner': 2, 'slot 1': 1, 'slot 2': 1, 'slot 3': 1, 'slot 4': 1 };

/** With two players a space is looked at before the side is chosen: what it brings is told then. */
function spaceSaying({ seen, text }: Props, { looked, selection, me, ahead }: Play) {
  if (ahead || looked?.kind !== 'space' || !selection.can(`s${looked.space + 1}`)) return undefined;
  const move = selection.now.moves.find((one) => one.kind === 'complete' && one.space === looked.space);
  return move && { at: [`s${looked.space + 1}`], lines: gainWords(seen.view, me, looked.space, text) };
}
