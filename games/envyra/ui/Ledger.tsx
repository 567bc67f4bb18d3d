// What a seat has captured: per theme the shape with the number owned, the symbols, the sets; then bonus tiles and cards.
import type { Seat } from '@penumbra/kit';
import type { ReactElement } from 'react';
import { CUBES_PER_PLAYER, NO_CARD, THEMES, type Theme } from '../src/components.ts';
import type { View } from '../src/view.ts';
import type { EnvyraText } from '../text/words.ts';
import { Cube, CubeGone, Shape, SignChip } from './art/Art.tsx';
import { MiniCard } from './Balance.tsx';
import { cardOf, cardsOf, factsOf, ownedOf, setPoints, symbolsOf, tilesOf } from './facts.ts';
import styles from './Player.module.css';

export interface LedgerProps {
  readonly view: View;
  readonly of: Seat;
  readonly text: EnvyraText;
}

export function Ledger(props: LedgerProps): ReactElement {
  return (
    <div className={styles.ledger}>
      {THEMES.map((theme) => (
        <Row key={theme} {...props} theme={theme} />
      ))}
    </div>
  );
}

function Row({ view, of, text, theme }: LedgerProps & { readonly theme: Theme }): ReactElement {
  const { config } = view;
  const tiles = tilesOf(view, of).map((tile) => factsOf(config, tile));
  const countOf = (symbol: string): number => tiles.filter((facts) => facts.symbol === symbol).length;
  const symbols = symbolsOf(config, theme);
  const sets = setPoints(view, of, theme);
  const owned = symbols.filter((symbol) => countOf(symbol) > 0);
  const said = owned.map((symbol) => `${text.symbol(symbol)}${countOf(symbol) > 1 ? ` ×${countOf(symbol)}` : ''}`);
  const label = text.labels.ofTheme(text.theme(theme), ownedOf(view, of, theme), said.join(', '), sets);
  return (
    <div className={styles.row} role="img" aria-label={label} title={label}>
      <span className={styles.count}>
        <Shape theme={theme} />
        {ownedOf(view, of, theme)}
      </span>
      {symbols.map((symbol) => (
        <span key={symbol} className={styles.sign} data-element={`owned ${config.seats[of]} ${symbol}`}>
          <SignChip symbol={symbol} theme={theme} lit={countOf(symbol) > 0} />
          {countOf(symbol) > 1 && <i>{countOf(symbol)}</i>}
        </span>
      ))}
      <span className={styles.set}>{sets > 0 && text.labels.set(sets)}</span>
    </div>
  );
}

export function Reserve({ view, of, text }: LedgerProps): ReactElement {
  const colour = view.config.seats[of] as string;
  const count = view.reserve[of] as number;
  return (
    <span
      className={styles.reserve}
      role="img"
      aria-label={text.labels.reserve(count)}
      title={text.labels.reserve(count)}
      data-element={`reserve ${colour}`}
    >
      {Array.from({ length: CUBES_PER_PLAYER }, (_, i) =>
        // biome-ignore lint/suspicious/noArrayIndexKey: cubes are alike
        i < count ? <Cube key={i} colour={colour} /> : <CubeGone key={i} />,
      )}
    </span>
  );
}

/** Bonus tiles, the End Tile, cards that were won, and that there is a secret one. */
export function Extras({ view, of, text }: LedgerProps): ReactElement {
  const { labels } = text;
  const { config } = view;
  const others = tilesOf(view, of)
    .map((tile) => factsOf(config, tile))
    .filter(({ theme }) => theme === undefined);
  const secret = view.secret[of] ?? NO_CARD;
  return (
    <span className={styles.extras} data-element={`extras ${config.seats[of]}`}>
      {others.map(({ tile, kind, points }) => {
        const label = kind === 'end' ? labels.endTile : labels.bonus(points);
        return (
          <span key={tile} className={styles.extra} role="img" aria-label={label} title={label}>
            <svg viewBox="0 0 100 116" aria-hidden="true">
              <use
                href={`#ev-o-${kind}`}
                fill={`url(#ev-g-${kind})`}
                stroke={kind === 'end' ? 'var(--ev-corona)' : 'var(--ev-bonus-3)'}
                strokeWidth="9"
              />
            </svg>
            {points}
          </span>
        );
      })}
      {cardsOf(view, of).map((card) => (
        <span
          key={card}
          className={styles.extra}
          role="img"
          aria-label={text.names(config).card(card)}
          title={text.names(config).card(card)}
        >
          <ScaleIcon />
          {cardOf(config, card).points}
        </span>
      ))}
      {secret < NO_CARD && (
        <span className={styles.extra} role="img" aria-label={labels.otherSecret} title={labels.otherSecret}>
          <CardBack />
        </span>
      )}
      {secret >= 0 && view.phase === 'over' && <MiniCard {...{ view, text }} card={secret} mine={of} />}
    </span>
  );
}

const ScaleIcon = (): ReactElement => (
  <svg viewBox="0 0 20 20" className={styles.line} aria-hidden="true">
    <path d="M10 3V17M6 17H14M3 6H17M3 6L.8 11.5H5.2ZM17 6L14.8 11.5H19.2Z" />
  </svg>
);

const CardBack = (): ReactElement => (
  <svg viewBox="0 0 20 20" aria-hidden="true">
    <rect
      x="3"
      y="1"
      width="14"
      height="18"
      rx="2.5"
      fill="var(--ev-dark)"
      stroke="var(--ev-corona)"
      strokeWidth="1.2"
    />
    <circle cx="10" cy="10" r="4" fill="none" stroke="var(--ev-corona)" strokeWidth="1.2" />
    <path d="M10 3V17M4.5 10H15.5" stroke="var(--ev-corona)" strokeWidth=".8" />
  </svg>
);
