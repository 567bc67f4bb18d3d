// The end, point by point: what every guild's total is made of.
import { type Seat, thingsOf } from '@penumbra/kit';
import type { ReactElement } from 'react';
import { contractOf, tokenOf } from '../src/box.ts';
import { type Goods, sizeOf } from '../src/goods.ts';
import { bonusOf, scoreOf } from '../src/scoring.ts';
import { uncovered } from '../src/state.ts';
import type { View } from '../src/view.ts';
import { type Contract, END_CARD_POINTS, EXPLORER_POINTS, type Token } from '../src/words.ts';
import type { ViaText } from '../text/words.ts';
import { Icon, kindOf } from './art/Use.tsx';
import { Goods as GoodsLine } from './Goods.tsx';
import styles from './Ledger.module.css';

export function Ledger({ view, text }: { readonly view: View; readonly text: ViaText }): ReactElement {
  return (
    <section className={styles.ledger} aria-label={text.labels.ledger} tabIndex={-1}>
      {view.config.seats.map((colour, seat) => (
        <Account key={colour} {...{ view, text, seat }} colour={colour} />
      ))}
    </section>
  );
}

interface AccountProps {
  readonly view: View;
  readonly text: ViaText;
  readonly seat: number;
  readonly colour: string;
}

const signed = (points: number): string => (points < 0 ? `−${-points}` : `+${points}`);

function Account({ view, text, seat, colour }: AccountProps): ReactElement {
  const tokens = thingsOf(view.kept, seat) as Token[];
  const explorers = uncovered(view, seat);
  const stored = view.storage[seat] as Goods;
  const item = (name: string): string => text.item(name);
  const name = text.seatName(seat as Seat, view.config);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: where it is longer than its place it scrolls, by keys, too
    <section className={styles.account} data-tone={colour} tabIndex={0} aria-label={name}>
      <header>
        <Icon id={`shield-${colour}`} />
        <b>{name}</b>
        <b className={styles.total}>{scoreOf(view, seat)}</b>
      </header>
      <ul>
        {(thingsOf(view.done, seat) as Contract[]).map((contract) => {
          const card = contractOf(view.config, contract);
          const bonus = bonusOf(view, seat, contract);
          return (
            <li key={contract}>
              <Icon id={`c-${card.kind}`} />
              {text.contract(contract, view.config)}
              <b>{signed(card.points + bonus)}</b>
            </li>
          );
        })}
        <li>
          <span className={styles.icons}>
            {tokens.map((token, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: copies of a token are alike
              <Icon key={i} id={`good-${kindOf(tokenOf(view.config, token).resource)}`} />
            ))}
          </span>
          {item('tokens')}
          <b>{signed(tokens.reduce((sum, token) => sum + tokenOf(view.config, token).points, 0))}</b>
        </li>
        <li>
          <Icon id="explorer" />
          {`${item('explorers')} ×${explorers}`}
          <b>{signed(explorers * EXPLORER_POINTS)}</b>
        </li>
        {view.endCard === seat && (
          <li>
            <Icon id="crown" />
            {item('end-card')}
            <b>{signed(END_CARD_POINTS)}</b>
          </li>
        )}
        {stored !== 0 && (
          <li className={styles.minus}>
            <GoodsLine goods={stored} />
            {item('storage')}
            <b>{signed(-sizeOf(stored))}</b>
          </li>
        )}
      </ul>
    </section>
  );
}
