import type { ReactElement } from 'react';
import type { Goods } from '../src/goods.ts';
import type { View } from '../src/view.ts';
import { Icon, kindOf } from './art/Use.tsx';
import styles from './Flights.module.css';
import { listGoods } from './Pieces.tsx';
import { atlasOfView } from './survey.ts';

/** What hangs at the pointer: a good of the hex, or the contract. */
export function DragPiece({ name, view }: { readonly name: string; readonly view: View }): ReactElement {
  const { names, meadowOf } = atlasOfView(view);
  const contract = view.config.box.contracts.find(({ id }) => name === `contract ${id}`);
  const goods = view.goods[meadowOf[names.indexOf(name)] ?? -1] ?? 0;
  const [kind = 0] = listGoods(goods as Goods);
  return contract ? (
    <span className={`${styles.piece} ${styles.card}`}>
      <Icon id={`c-${contract.kind}`} />
    </span>
  ) : (
    <span className={styles.piece}>
      <Icon id={`good-${kindOf(kind)}`} />
    </span>
  );
}
