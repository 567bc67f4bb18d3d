import assert from 'node:assert/strict';
import {
  everyConfig,
  everyEvent,
  type Game,
  type GameText,
  type GameTypes,
  listSeats,
  type Prospect,
  pickMove,
  rngOfStep,
  type Seat,
  Table,
  type Won,
} from '@penumbra/kit';

/** Every reason that random games of all configs give is worded for whoever it is about and for others; gives the kinds. */
export function wordedReasons<T extends GameTypes>(game: Game<T>, texts: readonly GameText<T>[]): Set<string> {
  const found = new Set<string>();
  everyConfig(game).forEach((config, n) => {
    const table = new Table(game, config, { seed: `${n}` });
    while (table.turn.kind !== 'over') {
      const before = listSeats(table.waiting)[0];
      const seen = before === undefined ? undefined : table.seen(before);
      const move =
        before === undefined ? undefined : pickMove(game, table.state, before, rngOfStep('r', table.steps.length));
      const answer = before === undefined ? table.chance() : table.submit(before, move as T['Move']);
      assert.ok(answer.ok);
      if (!seen || !move) continue;
      const events: (T['Event'] | Won)[] = everyEvent(answer.value).flatMap((event) =>
        (['now', 'next'] as const).flatMap((when) => game.gist?.(event, when) ?? []),
      );
      const { result } = table;
      if (result && config.seats.length > 1) events.push({ kind: 'won', winners: result.winners });
      for (const event of events) {
        found.add(event.kind);
        config.seats.forEach((_, seat) => {
          assertWorded(texts, { event, seat: seat as Seat, seen, move });
        });
      }
    }
  });
  return found;
}

interface Case<T extends GameTypes> {
  readonly event: T['Event'] | Won;
  readonly seat: Seat;
  readonly seen: ReturnType<Table<T>['seen']>;
  readonly move: T['Move'];
}

/** For or against the move: one of the two has to be said, unless the event is worth nothing to anybody. */
function assertWorded<T extends GameTypes>(texts: readonly GameText<T>[], { event, seat, seen, move }: Case<T>): void {
  const why: Prospect<T['Event']> = { now: [event], next: [], often: [] };
  const other: Prospect<T['Event']> = { now: [], next: [], often: [] };
  const names = seen.view.config.seats.map((_, one) => `Ada${one}`);
  for (const plain of texts) {
    const text = plain.named?.({ names, you: seat }) ?? plain;
    const told = [false, true].flatMap((worse) => text.reason?.({ why, other, worse, seat, seen, move }) ?? []);
    for (const { text: said } of told) {
      assert.doesNotMatch(said, /undefined|null|NaN|\[object|#| {2}|\.$/, `${event.kind}: ${said}`);
      assert.match(said, /^\p{Ll}|^Ada|^Neutral/u, `${event.kind}: ${said}`);
    }
  }
}
