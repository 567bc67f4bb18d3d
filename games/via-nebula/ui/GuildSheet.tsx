// Everything that is public about a guild, in words: where its panel has no room for it.
import { Sheet } from '@penumbra/board';
import { type Seat, thingsOf } from '@penumbra/kit';
import type { ReactElement } from 'react';
import { contractOf, tokenOf } from '../src/box.ts';
import { countOf, type Goods } from '../src/goods.ts';
import { scoreOf } from '../src/scoring.ts';
import { uncovered } from '../src/state.ts';
import type { View } from '../src/view.ts';
import { BUILDINGS, type Contract, EVERY_RESOURCE, STACKS, type Token } from '../src/words.ts';
import type { ViaText } from '../text/words.ts';
import { Icon, kindOf } from './art/Use.tsx';
import styles from './GuildSheet.module.css';

interface GuildProps {
  readonly view: View;
  readonly of: number;
  readonly text: ViaText;
  readonly colour: string;
}

export function GuildSheet({ onClose, ...guild }: GuildProps & { onClose(): void }): ReactElement {
  const { view, of, text } = guild;
  const { labels } = text;
  return (
    <Sheet
      open
      onClose={onClose}
      title={labels.guild(text.seatName(of as Seat, view.config))}
      closeName={labels.close}
      className="vn-theme"
    >
      <Facts {...guild} />
      <h3 className={styles.title}>{labels.supply}</h3>
      <ul className={styles.supply}>
        {EVERY_RESOURCE.map((kind) => (
          <li key={kind}>
            <Icon id={`good-${kindOf(kind)}`} label={text.kind(kind)} />
            {countOf(view.supply, kind)}
          </li>
        ))}
        <li>
          <Icon id="tile" label={labels.reserve} />
          {view.reserve}
        </li>
        <li>
          <Icon id="scroll" label={labels.deck(view.deckSize)} />
          {view.deckSize}
        </li>
      </ul>
    </Sheet>
  );
}

function Facts({ view, of, text, colour }: GuildProps): ReactElement {
  const { labels } = text;
  const tokens = thingsOf(view.kept, of) as Token[];
  const worth = tokens.reduce((sum, token) => sum + tokenOf(view.config, token).points, 0);
  const stacks = view.stacks.slice(of * STACKS, (of + 1) * STACKS).join(', ');
  const facts: readonly (readonly [icon: string, words: string])[] = [
    ['crest', labels.score(scoreOf(view, of))],
    [`house-${colour}`, labels.buildings(BUILDINGS - (view.buildingStock[of] as number))],
    [`craftsman-${colour}`, labels.craftsmen(view.craftsmen[of] as number)],
    [`flag-${colour}`, labels.sites(view.siteStock[of] as number)],
    ['tile', labels.stacks(stacks, uncovered(view, of))],
    ['scroll', labels.handSize(view.hands[of]?.size ?? 0)],
    ['disc', labels.tokens(tokens.length, worth)],
    ['good-wood', labels.stored(text.goods(view.storage[of] as Goods))],
  ];
  return (
    <ul className={styles.facts}>
      {facts.map(([icon, words]) => (
        <li key={icon}>
          <Icon id={icon} />
          {words}
        </li>
      ))}
      {(thingsOf(view.done, of) as Contract[]).map((contract) => (
        <li key={contract}>
          <Icon id={`c-${contractOf(view.config, contract).kind}`} />
          {text.contract(contract, view.config)}
        </li>
      ))}
    </ul>
  );
}
