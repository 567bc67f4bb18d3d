// The contracts: open ones, the deck, and the own hand with its seals.
import type { Selection } from '@penumbra/board';
import type { Seat } from '@penumbra/kit';
import { type CSSProperties, memo, type ReactElement } from 'react';
import { type ContractCard, contractOf } from '../src/box.ts';
import { countOf, type Goods, includes, sizeOf } from '../src/goods.ts';
import { paidGoods, paymentsFor } from '../src/moves/build.ts';
import type { Move } from '../src/moves/move.ts';
import { NONE } from '../src/state.ts';
import type { View } from '../src/view.ts';
import { type Contract, EVERY_RESOURCE, nameOfCell } from '../src/words.ts';
import type { ViaText } from '../text/words.ts';
import { Crest, Icon, kindOf } from './art/Use.tsx';
import styles from './Cards.module.css';
import { contractWords, isBonus } from './describe.ts';
import { contractName } from './elements.ts';
import { lacking } from './preview.ts';
import { atlasOfView, sitesOf } from './survey.ts';

export interface CardsProps {
  readonly view: View;
  readonly seat: Seat | undefined;
  readonly text: ViaText;
  readonly selection: Selection<Move>;
  readonly point: readonly string[];
  readonly hinted: readonly string[];
  tabOf(name: string): 0 | -1;
  readonly assist: boolean;
}

export function Cards({ view, seat, text, selection, point, hinted, tabOf, assist }: CardsProps): ReactElement {
  const hand = seat === undefined ? undefined : view.hands[seat]?.contracts;
  const card = (contract: Contract, own: boolean): ReactElement => {
    const name = contractName(view.config, contract);
    const fit = fitOf(view, seat, contract);
    return (
      <Card
        key={contract}
        {...{ name, own, fit }}
        card={contractOf(view.config, contract)}
        colour={seat === undefined ? undefined : view.config.seats[seat]}
        title={text.contract(contract, view.config)}
        says={text.says(contract, view.config)}
        label={contractWords(view, contract, text)}
        where={fit?.enough && assist ? text.labels.atSite(fit.at) : undefined}
        can={selection.can(name)}
        chosen={selection.isChosen(name)}
        pointed={point.includes(name)}
        hinted={hinted.includes(name)}
        tab={tabOf(name)}
      />
    );
  };
  return (
    <>
      <section
        className={styles.open}
        aria-label={text.labels.open}
        data-element="open"
        data-pointed={point.includes('open') || undefined}
      >
        {view.open.map((contract, place) =>
          contract === NONE ? (
            // biome-ignore lint/suspicious/noArrayIndexKey: places of the display
            <div key={`place ${place}`} className={styles.away} data-element={`place ${place}`}>
              <span>{view.deckSize > 0 ? text.labels.awaited : ''}</span>
            </div>
          ) : (
            card(contract as Contract, false)
          ),
        )}
      </section>
      <div className={styles.deck} role="img" aria-label={text.labels.deck(view.deckSize)} data-element="deck">
        <Icon id="scroll" />
        <b aria-hidden="true">{view.deckSize}</b>
        <span aria-hidden="true">{text.labels.left}</span>
      </div>
      {hand && (
        <section
          className={styles.hand}
          style={{ '--held': hand.length } as CSSProperties}
          aria-label={text.labels.hand}
          data-element="hand"
          data-pointed={point.includes('hand') || undefined}
        >
          {hand.map((contract) => card(contract, true))}
          {hand.length === 0 && <p className={styles.empty}>{text.labels.handEmpty}</p>}
        </section>
      )}
    </>
  );
}

/** The own site that has most of what a contract asks for. */
interface Fit {
  readonly at: string;
  readonly has: Goods;
  readonly enough: boolean;
}

function fitOf(view: View, seat: Seat | undefined, contract: Contract): Fit | undefined {
  if (seat === undefined) return undefined;
  const card = contractOf(view.config, contract);
  const fits = sitesOf(view, seat).map(({ hex, goods }) => ({
    at: nameOfCell(atlasOfView(view).cells[hex]!),
    has: goods,
    enough: paymentsFor(card).some((payment) => includes(goods, paidGoods(card, payment))),
    missing: Math.min(...paymentsFor(card).map((payment) => sizeOf(lacking(paidGoods(card, payment), goods)))),
  }));
  return fits.sort((a, b) => a.missing - b.missing)[0];
}

interface CardProps {
  readonly name: string;
  readonly card: ContractCard;
  readonly own: boolean;
  readonly colour: string | undefined;
  readonly fit: Fit | undefined;
  readonly title: string;
  readonly says: string;
  readonly label: string;
  readonly where: string | undefined;
  readonly can: boolean;
  readonly chosen: boolean;
  readonly pointed: boolean;
  readonly hinted: boolean;
  readonly tab: 0 | -1;
}

const sameFit = (a: Fit | undefined, b: Fit | undefined): boolean =>
  a?.at === b?.at && a?.has === b?.has && a?.enough === b?.enough;

const Card = memo(
  function Card(props: CardProps): ReactElement {
    const { name, card, own, colour, fit, title, says, label, where, can, chosen } = props;
    return (
      <button
        type="button"
        className={styles.card}
        data-element={name}
        data-own={own || undefined}
        data-tone={own ? colour : undefined}
        data-can={can || undefined}
        data-chosen={chosen || undefined}
        data-enough={where !== undefined || undefined}
        data-pointed={props.pointed || undefined}
        data-hinted={props.hinted || undefined}
        aria-pressed={chosen || (can ? false : undefined)}
        tabIndex={props.tab}
        data-drag=""
      >
        <span className={styles.heard}>{label}</span>
        <Icon id={`c-${card.kind}`} className={styles.art} />
        <b className={styles.title} aria-hidden="true">
          {title}
        </b>
        {own && <Icon id="scroll" className={styles.seal} />}
        <span className={styles.says} aria-hidden="true">
          {says}
        </span>
        <span className={styles.cost} aria-hidden="true">
          <Cost card={card} has={fit?.has} />
        </span>
        <Crest points={isBonus(card.kind) && card.points === 0 ? '+' : card.points} className={styles.points} />
        {where !== undefined && (
          <em className={styles.where} aria-hidden="true">
            {where}
          </em>
        )}
      </button>
    );
  },
  (old, now) =>
    sameFit(old.fit, now.fit) &&
    (Object.keys(now) as (keyof CardProps)[]).every((key) => key === 'fit' || old[key] === now[key]),
);

/** What it asks for: full where a site has it already, else only its outline. */
function Cost({ card, has }: { readonly card: ContractCard; readonly has: Goods | undefined }): ReactElement {
  if (card.demand !== 'these') {
    const sign = card.demand === 'equal' ? '=' : '≠';
    return (
      <>
        {Array.from({ length: card.size }, (_, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: any of them
          <span key={i} className={styles.any}>
            {i > 0 && <i>{sign}</i>}
            <b>?</b>
          </span>
        ))}
      </>
    );
  }
  return (
    <>
      {EVERY_RESOURCE.flatMap((kind) =>
        Array.from({ length: countOf(card.cost, kind) }, (_, i) => (
          <Icon
            // biome-ignore lint/suspicious/noArrayIndexKey: goods of a kind are alike
            key={`${kind} ${i}`}
            id={`${has === undefined || i < countOf(has, kind) ? 'good' : 'want'}-${kindOf(kind)}`}
          />
        )),
      )}
    </>
  );
}
