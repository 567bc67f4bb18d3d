import { hasSeat, MAX_SEATS, type Result, type Seat } from '@penumbra/kit';
import { nameOf, seatsOfConfig, stateText, viewersOf, viewText } from '../compare.ts';
import { type Law, type Moment, must, type Run, Sampler } from '../law.ts';

export const gamesEnd: Law = {
  number: 3,
  title: 'games end within the stated bound',
  watch: ({ game }) => ({
    end({ over, style, table }) {
      const { longest } = game.facts;
      must(over || style !== 'random', () => `not over after ${table.steps.length} steps; facts.longest is ${longest}`);
    },
  }),
};

export const piecesStay: Law = {
  number: 12,
  title: 'the invariants hold: pieces are conserved',
  watch: ({ game }) => ({
    moment({ state }) {
      const wrong = game.invariants(state);
      must(wrong === undefined, () => String(wrong));
    },
  }),
};

export const factsAreTrue: Law = {
  number: 13,
  title: 'the facts tell the truth',
  watch(run) {
    const sampler = new Sampler(run, 'facts', 2);
    const met = { chance: false, simultaneous: false, hidden: false };
    let round = 0;
    checkSeats(run);
    return {
      moment(m) {
        const now = run.game.round(m.state);
        if (m.table.steps.length === 0) round = 0;
        must(Number.isInteger(now) && now >= 1 && now >= round, () => `round ${now} follows round ${round}`);
        round = now;
        if (m.turn.kind === 'chance') met.chance = true;
        if (m.turn.kind === 'joint') met.simultaneous = true;
        checkResult(run, m);
        if (!sampler.wants(m.kind)) return;
        met.hidden ||= viewersOf(run.config).some(
          (viewer) => viewText(run, m.state, viewer) !== stateText(run, m.state),
        );
        checkHints(run, m);
      },
      conclude() {
        for (const fact of ['chance', 'simultaneous', 'hidden'] as const) {
          const stated = run.game.facts[fact];
          must(stated === met[fact], () => `facts.${fact} is ${stated}; in play it was ${met[fact]}`);
        }
      },
    };
  },
};

function checkSeats({ game, config }: Run): void {
  const { players, colours, longest, rules, id } = game.facts;
  must(players.min >= 1 && players.min <= players.max && players.max <= MAX_SEATS, () => 'facts.players is no range');
  must(new Set(colours).size === colours.length && colours.length >= players.max, () => 'facts.colours are too few');
  must(longest > 0 && rules >= 1 && id === config.game, () => 'facts.longest, facts.rules or facts.id is wrong');
}

function checkResult({ game, config }: Run, { state, turn }: Moment): void {
  const result = game.result(state);
  must((result !== undefined) === (turn.kind === 'over'), () =>
    result ? `there is a result while the turn is ${turn.kind}` : 'the game is over without a result',
  );
  if (!result) return;
  const { winners, scores, ending } = result;
  const seats = seatsOfConfig(config);
  must(winners.length > 0 && new Set(winners).size === winners.length, () => `the winners are [${winners}]`);
  must(
    winners.every((seat) => seats.includes(seat)),
    () => `a winner is not seated: [${winners}]`,
  );
  must(ending !== '', () => 'the ending has no name');
  must(
    !scores || (scores.length === seats.length && scores.every(Number.isFinite)),
    () => `the scores are [${scores}]`,
  );
  checkSheet(result, seats);
}

function checkSheet({ scores, sheet }: Result, seats: readonly Seat[]): void {
  if (!sheet || !scores) return;
  for (const seat of seats) {
    const sum = sheet.reduce((total, line) => total + (line.points[seat] ?? 0), 0);
    must(sum === scores[seat], () => `the sheet of seat ${seat} adds up to ${sum}, the score is ${scores[seat]}`);
  }
}

function checkHints({ game, config, text }: Run, { state, legal, turn }: Moment): void {
  for (const seat of seatsOfConfig(config)) {
    const chances = game.hints.evaluate(state, seat);
    must(chances >= 0 && chances <= 1, () => `evaluate gives ${nameOf(config, seat)} ${chances}, not 0 to 1`);
    if (!game.hints.promise || (turn.kind === 'joint' && !hasSeat(turn.seats, seat))) continue;
    for (const move of legal[seat] ?? []) {
      const promise = game.hints.promise(state, seat, move);
      must(!Number.isNaN(promise), () => `the promise of "${text(move)}" is not a number`);
    }
  }
}
