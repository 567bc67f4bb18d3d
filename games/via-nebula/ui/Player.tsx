// What is public about a guild: buildings towards five, stacks and explorers, what is at home, and what counts at the end.
import { finger, type PlayerProps } from '@penumbra/board';
import { thingsOf } from '@penumbra/kit';
import { type ReactElement, useMemo, useState } from 'react';
import { contractOf, tokenOf } from '../src/box.ts';
import { type Goods, sizeOf } from '../src/goods.ts';
import type { ViaNebula } from '../src/index.ts';
import { scoreOf } from '../src/scoring.ts';
import { lastSeats, uncovered } from '../src/state.ts';
import type { View } from '../src/view.ts';
import { BUILDINGS, type Contract, SITES, STACKS, type Token } from '../src/words.ts';
import type { ViaText } from '../text/words.ts';
import './art/art.css';
import './art/theme.css';
import { useSprite } from './art/sprite.ts';
import { GoodIcon, Icon } from './art/Use.tsx';
import { GuildSheet } from './GuildSheet.tsx';
import { listGoods } from './Pieces.tsx';
import styles from './Player.module.css';
import { sceneOf } from './scene.ts';

type Props = PlayerProps<ViaNebula, ViaText>;
const NOTHING: readonly never[] = [];

export function Player(props: Props): ReactElement {
  useSprite();
  const { seen, before, moments = NOTHING, of, room = 'full', text, config, patterns, point = NOTHING } = props;
  const { scene: view } = useMemo(() => sceneOf({ seen, before, moments }), [seen, before, moments]);
  const colour = config.seats[of] as string;
  const whose = { view, of, text, colour };
  const pointed = point.includes('guild') && seen.view.viewer === of;
  const [isOpen, setOpen] = useState(false);
  return (
    <div
      className={`vn-theme ${styles.player}`}
      data-room={room}
      data-patterns={patterns}
      data-pointed={pointed || undefined}
      data-element={`guild ${colour}`}
    >
      {room !== 'full' && (
        <button
          type="button"
          className={`${styles.more} ${finger}`}
          aria-label={text.labels.guild(text.seatName(of, config))}
          onClick={() => setOpen(true)}
        />
      )}
      {isOpen && <GuildSheet {...whose} onClose={() => setOpen(false)} />}
      <div className={styles.line}>
        <Buildings {...whose} />
        {room === 'full' && <Hand {...whose} />}
        <Score {...whose} />
      </div>
      {room !== 'chip' && (
        <div className={styles.line}>
          <Stacks {...whose} />
          {room === 'full' ? <Stored {...whose} /> : <Hand {...whose} />}
          {room === 'full' && <Tokens {...whose} />}
        </div>
      )}
      {room === 'full' && (
        <div className={styles.line}>
          <Stock {...whose} />
          <Done {...whose} />
        </div>
      )}
    </div>
  );
}

interface Of {
  readonly view: View;
  readonly of: number;
  readonly text: ViaText;
  readonly colour: string;
}

function Score({ view, of, text, colour }: Of): ReactElement {
  const points = scoreOf(view, of);
  const shown = points < 0 ? `−${-points}` : String(points);
  const isLast = lastSeats(view.last).some((seat) => seat === of);
  return (
    <span className={styles.score} data-element={`points ${colour}`}>
      {view.endCard === of && (
        <span className={styles.end} role="img" aria-label={text.labels.endCard} title={text.labels.endCard}>
          <Icon id="crown" />
        </span>
      )}
      {isLast && (
        <span className={styles.last} role="img" aria-label={text.labels.lastTurn} title={text.labels.lastTurn}>
          <Icon id="lantern" />
        </span>
      )}
      <Icon id="crest" className={styles.crest} />
      <span className={styles.spoken}>{text.labels.score(points)}</span>
      <b aria-hidden="true">{shown}</b>
    </span>
  );
}

function Buildings({ view, of, text, colour }: Of): ReactElement {
  const built = BUILDINGS - (view.buildingStock[of] as number);
  return (
    <span
      className={styles.row}
      role="img"
      aria-label={text.labels.buildings(built)}
      title={text.labels.buildings(built)}
      data-element={`buildings ${colour}`}
    >
      {Array.from({ length: BUILDINGS }, (_, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: buildings are alike
        <Icon key={i} id={`house-${colour}`} className={i < built ? styles.house : `${styles.house} ${styles.gone}`} />
      ))}
    </span>
  );
}

function Stacks({ view, of, text, colour }: Of): ReactElement {
  const stacks = view.stacks.slice(of * STACKS, (of + 1) * STACKS);
  const label = text.labels.stacks(stacks.join(', '), uncovered(view, of));
  return (
    <span className={styles.row} role="img" aria-label={label} title={label} data-element={`stacks ${colour}`}>
      {stacks.map((tiles, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: stacks are places
        <span key={i} className={styles.stack}>
          <Icon id={tiles === 0 ? 'explorer' : 'tile'} className={tiles === 0 ? styles.explorer : styles.tile} />
          {tiles > 0 && tiles}
        </span>
      ))}
    </span>
  );
}

/** Craftsmen and sites at home; those that are out leave their outline. */
function Stock({ view, of, text, colour }: Of): ReactElement {
  const [men, sites] = [view.craftsmen[of] as number, view.siteStock[of] as number];
  const label = `${text.labels.craftsmen(men)}, ${text.labels.sites(sites)}`;
  return (
    <span className={`${styles.row} ${styles.stock}`} role="img" aria-label={label} title={label}>
      <span className={styles.row} data-element={`craftsmen ${colour}`}>
        {Array.from({ length: view.config.box.craftsmen }, (_, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: craftsmen are alike
          <Icon key={i} id={`craftsman-${colour}`} className={i < men ? styles.man : `${styles.man} ${styles.gone}`} />
        ))}
      </span>
      <span className={styles.row} data-element={`sites ${colour}`}>
        {Array.from({ length: SITES }, (_, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: sites are alike
          <Icon key={i} id={`flag-${colour}`} className={i < sites ? styles.flag : `${styles.flag} ${styles.gone}`} />
        ))}
      </span>
    </span>
  );
}

/** Sealed scrolls: how many, never which. */
function Hand({ view, of, text, colour }: Of): ReactElement {
  const size = view.hands[of]?.size ?? 0;
  return (
    <span
      className={`${styles.row} ${styles.hand}`}
      role="img"
      aria-label={text.labels.handSize(size)}
      title={text.labels.handSize(size)}
      data-element={`hand ${colour}`}
    >
      {Array.from({ length: size }, (_, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: sealed scrolls are alike
        <Icon key={i} id="scroll" />
      ))}
    </span>
  );
}

/** Contracts fulfilled. */
function Done({ view, of, text, colour }: Of): ReactElement {
  return (
    <span className={styles.row} data-element={`done ${colour}`}>
      {(thingsOf(view.done, of) as Contract[]).map((contract) => (
        <Icon
          key={contract}
          id={`c-${contractOf(view.config, contract).kind}`}
          className={styles.did}
          label={text.contract(contract, view.config)}
        />
      ))}
    </span>
  );
}

/** Goods in storage, which cost a point each. */
function Stored({ view, of, text, colour }: Of): ReactElement {
  const stored = view.storage[of] as Goods;
  const label = text.labels.stored(text.goods(stored));
  const [kind] = listGoods(stored);
  return (
    <span className={styles.row} data-element={`storage ${colour}`}>
      {kind !== undefined && (
        <span className={styles.stored} role="img" aria-label={label} title={label}>
          <GoodIcon kind={kind} />
          <b>{`−${sizeOf(stored)}`}</b>
        </span>
      )}
    </span>
  );
}

function Tokens({ view, of, text, colour }: Of): ReactElement {
  const tokens = thingsOf(view.kept, of) as Token[];
  const worth = tokens.reduce((sum, token) => sum + tokenOf(view.config, token).points, 0);
  return (
    <span
      className={styles.tokens}
      role="img"
      aria-label={text.labels.tokens(tokens.length, worth)}
      title={text.labels.tokens(tokens.length, worth)}
      data-element={`tokens ${colour}`}
    >
      <Icon id="disc" />
      {`+${worth}`}
    </span>
  );
}
