// The whole table of Envyra for one viewer.
import { useSize } from '@penumbra/board';
import { type ReactElement, useRef } from 'react';
import './art/art.css';
import './art/theme.css';
import { arrange } from './arrange.ts';
import { useSprite } from './art/sprite.ts';
import styles from './Board.module.css';
import { boxesOf } from './Rail.tsx';
import { Still } from './Still.tsx';
import { Table } from './Table.tsx';
import type { Props } from './usePlay.ts';

export function Board(props: Props): ReactElement {
  useSprite();
  // A replay has a stage and a story; a diagram is only a picture.
  return props.still && props.log === undefined ? <Still {...props} /> : <Living {...props} />;
}

function Living(props: Props): ReactElement {
  const root = useRef<HTMLDivElement>(null);
  const { width, height } = useSize(root);
  const { columns, rows } = props.config.box.grid;
  const { view } = props.seen;
  const room = { width, height, columns, rows, boxes: boxesOf(view, props.seat) };
  return (
    <div ref={root} className={`ev-theme ${styles.root}`} data-motion={props.motion}>
      {width > 0 && <Table props={props} arrangement={arrange(room)} root={root} />}
    </div>
  );
}
