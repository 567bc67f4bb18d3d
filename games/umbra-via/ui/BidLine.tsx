import type { ReactElement } from 'react';
import type { TableConfig } from '../src/box.ts';
import { countOf, type Flowers, KINDS, NO_FLOWERS } from '../src/flowers.ts';
import styles from './Altar.module.css';
import { Flower } from './art/Flower.tsx';
import { flowerOf } from './art/kinds.ts';
import { Crown } from './Icons.tsx';

interface BidLineProps {
  readonly config: TableConfig;
  readonly seat: number;
  readonly bid: Flowers;
  /** Kinds of the own flowers that are being put here, and of those that a hint would put. */
  readonly drafted: readonly number[];
  readonly hinted: readonly number[];
  readonly value: number;
  readonly lead: 'clear' | 'tie' | undefined;
  /** Its souls have left the game; they were bid, and still count in the number. */
  readonly isBurnt: boolean;
  readonly initial: string | undefined;
}

/** Up to so many lie one by one; more are gathered by kind. */
const ONE_BY_ONE = 4;

/** What one seat has on a tile: its flowers, a crown if it leads, the worth. */
export function BidLine(props: BidLineProps): ReactElement {
  const { config, seat, bid, drafted, hinted, value, lead, isBurnt, initial } = props;
  const laid = KINDS.flatMap((_, kind) => new Array<number>(countOf(bid, kind)).fill(kind));
  const all = [
    ...laid.map((kind) => ({ kind, look: isBurnt && kind % 2 === 1 ? styles.burnt : styles.laid })),
    ...drafted.map((kind) => ({ kind, look: styles.drafted })),
    ...hinted.map((kind) => ({ kind, look: styles.hinted })),
  ];
  return (
    <div
      className={`${styles.line} uv-${config.seats[seat]}`}
      data-empty={all.length === 0 || undefined}
      data-lead={lead}
    >
      {initial !== undefined && <i className={styles.initial}>{initial}</i>}
      <span className={styles.flowers}>
        {all.length <= ONE_BY_ONE
          ? all.map(({ kind, look }, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: flowers of a kind are alike
              <Flower key={i} size="1em" look={look ?? ''} {...flowerOf(config, seat, kind)} />
            ))
          : KINDS.map((name, kind) => {
              const some = all.filter((one) => one.kind === kind);
              if (some.length === 0) return null;
              return (
                <span key={name} className={styles.many}>
                  <Flower size="1em" look={some.at(-1)?.look ?? ''} {...flowerOf(config, seat, kind)} />
                  {some.length > 1 && <small>×{some.length}</small>}
                </span>
              );
            })}
      </span>
      {lead && <Crown look={lead === 'tie' ? styles.tied : styles.crown} />}
      <b>{value || (bid === NO_FLOWERS ? '–' : value)}</b>
    </div>
  );
}
