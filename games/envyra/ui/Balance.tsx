// An Equilibrium card: a balance with a pan per symbol and the points at the pivot.
import type { ReactElement } from 'react';
import type { Card } from '../src/components.ts';
import type { View } from '../src/view.ts';
import type { EnvyraText } from '../text/words.ts';
import { CubeArt, Digits, r1, Sign, SignChip } from './art/Art.tsx';
import { cardOf, owns, themeOfSymbol } from './facts.ts';
import styles from './Rail.module.css';

const WIDTH = 156;

interface BalanceProps {
  readonly view: View;
  readonly card: Card;
  /** A secret card: only what this seat owns is lit. An open one shows whoever owns a symbol as a weight. */
  readonly mine?: number | undefined;
  readonly text: EnvyraText;
}

/** Who owns each symbol, in words. */
function cardWords({ view, card, mine, text }: BalanceProps): string {
  const names = text.names(view.config);
  const { symbols } = cardOf(view.config, card);
  const owners = (symbol: string): string => {
    const seats = view.config.seats.flatMap((_, seat) => (owns(view, seat, symbol) ? [names.seat(seat as never)] : []));
    const said = mine === undefined ? seats : owns(view, mine, symbol) ? [names.seat(mine as never)] : [];
    const word = text.symbol(symbol);
    return said.length > 0 ? text.labels.ownedBy(word, said.join(', ')) : text.labels.ownedByNobody(word);
  };
  return `${names.card(card)}. ${symbols.map(owners).join('; ')}`;
}

export function Balance(props: BalanceProps): ReactElement {
  const { view, card, mine } = props;
  const { symbols, points } = cardOf(view.config, card);
  const step = symbols.length < 3 ? 74 : 150 / symbols.length;
  const x0 = WIDTH / 2 - (step * (symbols.length - 1)) / 2;
  return (
    <svg
      className={styles.scale}
      viewBox={`0 0 ${WIDTH} ${mine === undefined ? 80 : 64}`}
      role="img"
      aria-label={cardWords(props)}
    >
      <path
        d={`M${r1(x0 - 6)} 15Q${WIDTH / 2} 7 ${r1(x0 + step * (symbols.length - 1) + 6)} 15`}
        fill="none"
        stroke="currentColor"
        strokeWidth="3"
        strokeLinecap="round"
      />
      {symbols.map((symbol, i) => (
        <Pan key={symbol} {...{ view, symbol, mine }} x={r1(x0 + i * step)} />
      ))}
      <circle cx={WIDTH / 2} cy="11" r="10" fill="var(--ev-corona)" stroke="var(--ev-dark)" strokeWidth="1.4" />
      <g color="var(--ev-dark)">
        <Digits points={points} x={WIDTH / 2} y={11} h={13.3} />
      </g>
    </svg>
  );
}

function Pan({
  view,
  symbol,
  mine,
  x,
}: {
  readonly view: View;
  readonly symbol: string;
  readonly mine: number | undefined;
  readonly x: number;
}): ReactElement {
  const isLit = mine === undefined || owns(view, mine, symbol);
  const have = mine === undefined ? view.config.seats.filter((_, seat) => owns(view, seat, symbol)) : [];
  return (
    <g className={`ev-${themeOfSymbol(view.config, symbol)}`}>
      <path d={`M${x} 15L${x - 17} 56H${x + 17}Z`} fill="none" stroke="currentColor" strokeWidth="1.1" opacity=".65" />
      <g className={isLit ? 'ev-lit' : 'ev-unlit'}>
        <rect x={x - 14} y="24" width="28" height="27" rx="6" className="ev-chip" />
        <Sign symbol={symbol} x={x - 11} y={26.5} size={22} />
      </g>
      <path d={`M${x - 21} 56H${x + 21}C${x + 18} 64 ${x - 18} 64 ${x - 21} 56Z`} fill="currentColor" opacity=".85" />
      {have.map((colour, i) => (
        <CubeArt key={colour} colour={colour} x={x - (have.length * 11) / 2 + i * 11} y={66} w={10.4} />
      ))}
    </g>
  );
}

/** The same small: only its symbols. */
export function MiniCard(props: BalanceProps): ReactElement {
  const { view, card, mine } = props;
  return (
    <span className={styles.minis} role="img" aria-label={cardWords(props)}>
      {cardOf(view.config, card).symbols.map((symbol) => (
        <SignChip
          key={symbol}
          symbol={symbol}
          theme={themeOfSymbol(view.config, symbol)}
          lit={mine === undefined || owns(view, mine, symbol)}
        />
      ))}
    </span>
  );
}
