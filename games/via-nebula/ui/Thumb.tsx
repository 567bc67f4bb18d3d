// A corner of a valley that lives: a lantern clears a hex, a log walks the new way, a house rises, and mist closes again.
import type { Motion } from '@penumbra/board';
import { configure, type Seat } from '@penumbra/kit';
import { type ReactElement, useEffect, useMemo, useState } from 'react';
import { type TableConfig, withMap } from '../src/box.ts';
import type { Event } from '../src/events.ts';
import { viaNebula } from '../src/index.ts';
import { emptyTable } from '../src/setup.ts';
import { type View, view } from '../src/view.ts';
import {
  type Cell,
  COLOURS,
  type Contract,
  cellNamed,
  EVERY_RESOURCE,
  type Hex,
  type Resource,
  type Token,
} from '../src/words.ts';
import './art/art.css';
import './art/theme.css';
import { goodsOf, NO_GOODS } from '../src/goods.ts';
import { useSprite } from './art/sprite.ts';
import { Use } from './art/Use.tsx';
import { layoutOf, walkPath } from './layout.ts';
import { Valley } from './MapView.tsx';
import { sceneAfter } from './scene.ts';
import { atlasOfView, wayBetween } from './survey.ts';
import styles from './Thumb.module.css';

const MAP = ['~~~M~~~', '~M~~R~~', '~~~~~F~', '~R~~~M~', '~XM~~~~', '~~~~F~~'];

const at = (name: string): Cell => cellNamed(name) as Cell;
const [BLUE, BLACK, WHITE, RED] = [0, 1, 2, 3] as [Seat, Seat, Seat, Seat];
const [WOOD, STONE, CLAY, WHEAT, FOOD] = EVERY_RESOURCE as [Resource, Resource, Resource, Resource, Resource];
const [FROM, CLEARED, SITE] = [at('b2'), at('d2'), at('e2')];
/** Any will do: a picture has no cards. */
const CONTRACT = 0 as Contract;

const meadow = (name: string): Event => ({ kind: 'meadow-laid', seat: BLUE, at: at(name), from: 'stack' });
const goods = (seat: Seat, name: string, kind: Resource, count: number): Event => ({
  kind: 'craftsman-placed',
  seat,
  at: at(name),
  token: 0 as Token,
  goods: goodsOf(kind, count),
});
const site = (seat: Seat, name: string): Event => ({ kind: 'site-placed', seat, at: at(name) });
const good = (seat: Seat, name: string, resource: Resource): Event => ({
  kind: 'resource-delivered',
  seat,
  site: { at: at(name), nth: 1 },
  resource,
});
const house = (seat: Seat, where: Cell): Event => ({
  kind: 'building-erected',
  seat,
  site: { at: where, nth: 1 },
  contract: CONTRACT,
  from: 'open',
  paid: NO_GOODS,
  stored: NO_GOODS,
});

/** How the valley came to be what it is at the beginning of the picture. */
const BEFORE: readonly Event[] = [
  { kind: 'tokens-laid', cells: [at('d1')], tokens: [0 as Token] },
  goods(BLUE, 'b2', WOOD, 3),
  goods(RED, 'f4', WHEAT, 2),
  goods(WHITE, 'c5', STONE, 3),
  ...['c2', 'c3', 'd3', 'e3', 'c4', 'd4', 'e4', 'd5', 'e5'].map(meadow),
  site(RED, 'b4'),
  house(RED, at('b4')),
  ...[BLACK, BLUE].map((seat) => site(seat, 'e2')),
  site(WHITE, 'b4'),
  good(BLACK, 'e2', CLAY),
  good(BLUE, 'e2', STONE),
  good(WHITE, 'b4', FOOD),
];
/** What happens then, beat by beat. */
const STORY: readonly (Event | undefined)[] = [
  undefined,
  { kind: 'meadow-laid', seat: BLUE, at: CLEARED, from: 'stack' },
  { kind: 'resource-carried', seat: BLUE, from: FROM, resource: WOOD, to: { at: SITE, nth: 1 } },
  house(BLUE, SITE),
  undefined,
];
const BEAT_MS = 1300;
/** The beat that a still picture shows: the log on its way. */
const WALK = 2;

function scenes(): readonly View[] {
  const config = withMap(configure(viaNebula, { seats: COLOURS }) as TableConfig, MAP);
  let scene = BEFORE.reduce(sceneAfter, view(emptyTable(config), 'public'));
  return STORY.map((event) => {
    if (event) scene = sceneAfter(scene, event);
    return scene;
  });
}

export function Thumb({ motion }: { readonly motion: Motion }): ReactElement {
  useSprite();
  const all = useMemo(scenes, []);
  const [beat, setBeat] = useState(WALK);
  useEffect(() => {
    if (motion === 'reduced') return setBeat(WALK);
    const timer = setInterval(() => !document.hidden && setBeat((n) => (n + 1) % all.length), BEAT_MS);
    return () => clearInterval(timer);
  }, [motion, all]);
  // While the log walks it is neither here nor there.
  const shown = (beat === WALK ? { ...all[WALK], siteGoods: all[WALK - 1]?.siteGoods } : all[beat]) as View;
  const layout = layoutOf(atlasOfView(shown), 'wide', 'bare');
  const hex = (cell: Cell): Hex => atlasOfView(shown).hexOf[cell] as Hex;
  const way = wayBetween(all[1] as View, hex(FROM), hex(SITE)) ?? [];
  const { d } = walkPath(
    way.map((one) => layout.middles[one]!),
    30,
  );
  return (
    <div className={`vn-theme vn-day ${styles.thumb}`} data-motion={motion} aria-hidden="true">
      <div
        className={styles.crop}
        style={
          { aspectRatio: layout.width / layout.height, '--ratio': layout.width / layout.height } as React.CSSProperties
        }
      >
        <Valley view={shown} layout={layout} />
        {beat === WALK && (
          <svg viewBox={`0 0 ${layout.width} ${layout.height}`} className={styles.walker} aria-hidden="true">
            <path d={d} className={styles.way} />
            <g style={{ offsetPath: `path('${d}')` }} className={styles.log}>
              <Use id="good-wood" x={0} y={-6} w={30} />
            </g>
          </svg>
        )}
      </div>
    </div>
  );
}
