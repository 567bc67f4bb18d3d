// What happened at once, as lines: what a game tells together is one of them.
import type { Config, GameTypes } from './game.ts';
import type { GameText } from './text.ts';

type Event = GameTypes['Event'];

export interface Told {
  readonly text: string;
  /** The event it tells, or the first of them. */
  readonly event: Event;
}

export function toldOf(text: GameText, events: readonly Event[], config: Config): readonly Told[] {
  const told: Told[] = [];
  for (let from = 0, to = 0; from < events.length; from = to) {
    const event = events[from] as Event;
    to = from + 1;
    while (to < events.length && events[to]?.kind === event.kind) to++;
    const together = to - from > 1 ? text.together?.(events.slice(from, to), config) : undefined;
    if (together === undefined) to = from + 1;
    const line = together ?? text.event(event, config);
    if (line) told.push({ text: line, event });
  }
  return told;
}
