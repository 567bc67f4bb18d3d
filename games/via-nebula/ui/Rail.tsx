// The actions left, the five verbs with how many moves each has, and the supply; in the phase of an ability, its contract.
import type { Selection } from '@penumbra/board';
import type { Seat } from '@penumbra/kit';
import type { ReactElement } from 'react';
import { countOf } from '../src/goods.ts';
import type { Move } from '../src/moves/move.ts';
import type { View } from '../src/view.ts';
import { type Contract, EVERY_RESOURCE } from '../src/words.ts';
import { VERBS, type ViaText } from '../text/words.ts';
import { Icon, kindOf } from './art/Use.tsx';
import { takeName } from './elements.ts';
import { Lamps } from './Lamps.tsx';
import styles from './Rail.module.css';

export interface RailProps {
  readonly view: View;
  readonly seat: Seat | undefined;
  readonly text: ViaText;
  readonly legal: readonly Move[];
  readonly selection: Selection<Move>;
  /** The seat of this viewer is asked. */
  readonly asked: boolean;
  readonly hinted: readonly string[];
  readonly point: readonly string[];
  tabOf(name: string): 0 | -1;
}

/** One row on a phone, one column beside the map. */
export function Actions(props: RailProps): ReactElement {
  const { view, text, asked } = props;
  return (
    <>
      <Lamps left={view.actions} label={text.labels.actions(view.actions)} pointed={props.point.includes('actions')} />
      {asked && view.phase === 'ability' ? <Ability {...props} /> : view.phase !== 'over' && <Verbs {...props} />}
    </>
  );
}

function Verbs({ text, legal, selection, asked, hinted, point, tabOf }: RailProps): ReactElement {
  const { labels } = text;
  return (
    <div className={styles.verbs} role="toolbar" aria-label={labels.actionMenu}>
      {VERBS.map((verb, i) => {
        const count = asked ? legal.filter(({ kind }) => kind === verb).length : 0;
        const { chosen, now } = selection;
        // Also lit where the move was begun on the map or with a card.
        const isOn = chosen.length > 0 && now.moves.length > 0 && now.moves.every(({ kind }) => kind === verb);
        return (
          <button
            key={verb}
            type="button"
            className={styles.verb}
            {...selection.mark(verb)}
            tabIndex={tabOf(verb)}
            data-chosen={isOn || undefined}
            data-none={count === 0 || undefined}
            data-hinted={hinted.includes(verb) || undefined}
            data-pointed={point.includes(verb) || undefined}
            aria-label={`${labels.verb[verb].full}: ${labels.possible(count)}`}
            aria-keyshortcuts={String(i + 1)}
            data-key={i + 1}
            data-count={count || ''}
          >
            <Icon id={`v-${verb}`} />
            {labels.verb[verb].short}
          </button>
        );
      })}
    </div>
  );
}

/** The contract that may be used now, what has no place on the map, and the way out. */
function Ability({ view, seat, text, selection }: RailProps): ReactElement {
  const { labels } = text;
  const contract = view.ability as Contract;
  const { kind } = view.config.box.contracts[contract]!;
  const simple = (['extra', 'draw', 'shortcut'] as const).find((name) => selection.now.next.has(name));
  const storage = seat !== undefined && (kind === 'caravan' || kind === 'goods-export') && view.storage[seat] !== 0;
  return (
    <div className={styles.verbs} role="toolbar" aria-label={text.contract(contract, view.config)}>
      <div className={styles.ability}>
        <Icon id={`c-${kind}`} />
        <b>{text.contract(contract, view.config)}</b>
      </div>
      {simple && (
        <button type="button" className={`${styles.verb} ${styles.main}`} {...selection.mark(simple)}>
          {text.gains.act[simple]}
        </button>
      )}
      {kind === 'express-delivery' && (
        <div className={styles.kinds}>
          {EVERY_RESOURCE.map((resource) => (
            <button
              key={resource}
              type="button"
              className={styles.kind}
              {...selection.mark(takeName(resource))}
              data-none={countOf(view.supply, resource) === 0 || undefined}
            >
              <Icon id={`good-${kindOf(resource)}`} label={text.kind(resource)} />
              {countOf(view.supply, resource)}
            </button>
          ))}
        </div>
      )}
      {storage && (
        <button type="button" className={styles.verb} {...selection.mark('storage')}>
          <span className={styles.stored}>
            {EVERY_RESOURCE.filter((resource) => countOf(view.storage[seat]!, resource) > 0).map((resource) => (
              <Icon key={resource} id={`good-${kindOf(resource)}`} />
            ))}
          </span>
          {labels.storage}
        </button>
      )}
      <button type="button" className={styles.verb} {...selection.mark('skip')}>
        {kind === 'goods-export' && view.uses === 1 ? labels.enough : labels.skip}
      </button>
    </div>
  );
}

/** What is left for all. */
export function Supply({ view, text, point }: Pick<RailProps, 'view' | 'text' | 'point'>): ReactElement {
  const { labels } = text;
  const pointed = point.includes('supply') || point.includes('reserve') || undefined;
  return (
    <section className={styles.supply} aria-label={labels.supply} data-element="supply" data-pointed={pointed}>
      <h3>{labels.supply}</h3>
      {EVERY_RESOURCE.map((resource) => (
        <span key={resource} data-element={`supply ${kindOf(resource)}`}>
          <Icon id={`good-${kindOf(resource)}`} label={text.kind(resource)} />
          {countOf(view.supply, resource)}
        </span>
      ))}
      <span data-element="reserve">
        <Icon id="tile" label={labels.reserve} />
        {view.reserve}
      </span>
    </section>
  );
}
