import type { ReactElement } from 'react';
import type { Goods as Heap } from '../src/goods.ts';
import { GoodIcon } from './art/Use.tsx';
import styles from './Call.module.css';
import { listGoods } from './Pieces.tsx';

/** Goods in a line of text, one by one. */
export const Goods = ({ goods }: { readonly goods: Heap }): ReactElement => (
  <span className={styles.goods}>
    {listGoods(goods).map((kind, i) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: goods of a kind are alike
      <GoodIcon key={i} kind={kind} />
    ))}
  </span>
);
