import {
  applyEntry,
  type Change,
  type Entry,
  eventsFor,
  type Journal,
  journalOf,
  type News,
  newsFor,
  newsTexts,
  openJournal,
  readJournal,
  readPosition,
  readRecord,
  recordOf,
  replay,
  rngOfStep,
  type Seat,
  Source,
  type Step,
  seenTexts,
  standing,
  Table,
  type Viewer,
  writeJournal,
  writePosition,
  writeRecord,
  writeSeen,
} from '@penumbra/kit';
import { difference, nameOf, sameData, seatsOfConfig, stateText, textsOf, viewersOf } from '../compare.ts';
import { type Law, type Moment, type Move, must, type Run, Sampler, type State } from '../law.ts';
import { accepted, wander } from '../player.ts';

/** What the law puts on trial; mutants bring their own. */
export interface Referee {
  /** A table that begins as the given one did. */
  tableLike(table: Table): Table;
  newsFor(change: Change, viewer: Viewer): News;
  openJournal(journal: Journal): Table;
}

export const REFEREE: Referee = {
  tableLike: ({ game, config, seed, start }) => new Table(game, config, { seed, start: start && game.clone(start) }),
  newsFor,
  openJournal,
};

/** A game from its start and one from its middle are played for so many entries. */
const GAME = 240;
const EXCURSION = 16;
/** The share of it that is played where many configs share the time. */
const LEAST = 0.3;
/** So many games of others are rebuilt whole. */
const GAMES = 4;
/** So many places are cut at, and so many entries are made again after each. */
const CUTS = 12;
const CONTINUED = 6;
const NEWS_KEYS = ['entry', 'kind', 'who', 'round', 'step', 'committed', 'takesBack', 'events'];

/** Law 17, of the kit's referee or of another one. */
export const journalLaw = (referee: Referee): Law => ({
  number: 17,
  title: 'a table rebuilt from its journal is the same table, and news are what a viewer may hear',
  watch(run) {
    const sampler = new Sampler(run, 'journal', 0.3);
    let started = false;
    let games = 0;
    return {
      moment(m) {
        if (!started) {
          started = true;
          new Trial(run, referee, m.table).play(Math.ceil(GAME * Math.max(run.effort, LEAST))).check();
        }
        if (m.turn.kind !== 'over' && sampler.wants(m.kind))
          new Trial(run, referee, printed(m)).play(EXCURSION).check();
      },
      end({ table }) {
        if (++games > Math.ceil(GAMES * run.effort)) return;
        const again = referee.openJournal(written(run, journalOf(table)));
        const [a, b] = [picture(run, table), picture(run, again)];
        must(a === b, () => `the table of the whole journal is another: ${difference(a, b)}`);
      },
    };
  },
});

export const journalIsTheTable: Law = journalLaw(REFEREE);

/** The moment's state as a journal begins with it: printed and read. */
const printed = ({ run, table }: Moment): Table =>
  readPosition(run.games, Source.parse(JSON.stringify(writePosition(table)), 'the position'), table.seed);

const written = (run: Run, journal: Journal): Journal =>
  readJournal(run.games, Source.parse(JSON.stringify(writeJournal(journal)), 'the journal'));

/** All that everybody sees of a table, and what is sealed. */
function picture(run: Run, table: Table): string {
  const { config, sealed } = table;
  const texts = seenTexts(table);
  const seen = viewersOf(config).map((viewer) => {
    const one = table.seen(viewer);
    const said = writeSeen(run.game, one);
    const [alone, together] = [JSON.stringify(said), texts(viewer)];
    must(alone === together, () => `told with others, ${nameOf(config, viewer)} sees: ${difference(alone, together)}`);
    return [said, textsOf(run, one.legal)];
  });
  return JSON.stringify([seen, sealed.map((move) => move && run.text(move)), stateText(run, table.state as State)]);
}

/** What stays the same when something is taken back: all but the numbers of entries, and what else may be taken back. */
const pictureBefore = (text: string): string =>
  JSON.stringify(JSON.parse(text, (key, value) => (key === 'entry' || key === 'undoable' ? 0 : value)));

/** One game with second thoughts, and what everybody saw before each of its entries. */
class Trial {
  readonly #run: Run;
  readonly #referee: Referee;
  readonly #table: Table;
  readonly #entries: Entry[] = [];
  readonly #changes: Change[] = [];
  readonly #pictures: string[] = [];
  readonly #steps: (readonly Step[])[] = [];

  constructor(run: Run, referee: Referee, from: Table) {
    this.#run = run;
    this.#referee = referee;
    this.#table = referee.tableLike(from);
  }

  play(most: number): this {
    const table = this.#table;
    this.#note();
    while (this.#changes.length < most && table.turn.kind !== 'over') {
      this.#changes.push(wander(table, this.#run.rng));
      this.#entries.push(table.entries.at(-1) as Entry);
      this.#note();
    }
    return this;
  }

  #note(): void {
    this.#pictures.push(picture(this.#run, this.#table));
    this.#steps.push([...this.#table.steps]);
  }

  check(): void {
    this.#checkNumbers();
    for (const change of this.#changes) this.#checkNews(change);
    const { rng, effort } = this.#run;
    const count = this.#changes.length;
    const cuts = Math.min(count, Math.max(2, Math.round(CUTS * effort)));
    for (let i = 0; i < cuts; i++) this.#checkCut(rng.below(count + 1));
  }

  #checkNumbers(): void {
    const { entries, steps } = this.#table;
    must(
      sameData(entries, this.#entries),
      () => `entries were removed, changed or forgotten: ${JSON.stringify(entries)}`,
    );
    this.#changes.forEach(({ entry }, i) => {
      must(entry === i, () => `entry ${i} has the number ${entry}`);
    });
    const folded = standing(this.#changes).flatMap((change) => this.#stepsOf(change));
    must(sameData(folded, steps), () => `the entries that stand come to ${JSON.stringify(folded)}, not to the record`);
  }

  #stepsOf({ who, made, entry }: Change): readonly Step[] {
    if (who === 'chance') return [['chance', this.#entries[entry]?.[1] as string]];
    return made.map(([seat, move]) => [nameOf(this.#run.config, seat), this.#run.text(move)]);
  }

  /** Plain data; the events of this viewer, and nothing about choices. */
  #checkNews(change: Change): void {
    for (const viewer of viewersOf(this.#run.config)) {
      const news = this.#referee.newsFor(change, viewer);
      const who = nameOf(this.#run.config, viewer);
      const again = JSON.parse(JSON.stringify(news));
      must(sameData(again, news), () => `news for ${who} change on the way: ${JSON.stringify(again)}`);
      const more = Object.keys(news).filter((key) => !NEWS_KEYS.includes(key));
      must(more.length === 0, () => `news for ${who} say more than they may: ${more}`);
      const [alone, together] = [JSON.stringify([newsFor(change, viewer)]), newsTexts([change])(viewer)];
      must(alone === together, () => `told with others, ${who} hears: ${difference(alone, together)}`);
      must(sameData(news.events, eventsFor(change, viewer)), () => `news for ${who} are not what ${who} may hear`);
    }
  }

  #rebuilt(entries: number): Table {
    const journal = written(this.#run, journalOf(this.#table));
    return this.#referee.openJournal({ ...journal, entries: journal.entries.slice(0, entries) });
  }

  #checkCut(cut: number): void {
    const table = this.#rebuilt(cut);
    this.#checkSame(table, cut, `cut after ${cut} entries`);
    this.#checkRecord(table);
    this.#checkSealed(cut);
    const to = Math.min(cut + CONTINUED, this.#changes.length);
    for (let i = cut; i < to; i++) {
      const change = this.#again(table, i);
      must(sameData(change, this.#changes[i]), () => `after ${cut} entries, entry ${i} leads to something else`);
    }
    this.#checkSame(table, to, `cut after ${cut} entries and continued to ${to}`);
    this.#checkUndo(table);
  }

  #checkSame(table: Table, at: number, where: string): void {
    const [then, now] = [this.#pictures[at] as string, picture(this.#run, table)];
    must(then === now, () => `${where}, the table is another: ${difference(then, now)}`);
    must(sameData(table.entries, this.#entries.slice(0, at)), () => `${where}, the journal is another`);
    must(sameData(table.steps, this.#steps[at]), () => `${where}, the record is another`);
  }

  /** Makes an entry again; chance draws for itself, by the seed and the step alone: a take-back does not roll again. */
  #again(table: Table, i: number): Change {
    const entry = this.#entries[i] as Entry;
    const { game, seed, steps, state, config } = table;
    if (entry[0] === 'chance') {
      const fixed = game.notation.chance(
        game.nature.sample(state as State, rngOfStep(seed as string, steps.length)),
        config,
      );
      must(fixed === entry[1], () => `entry ${i} was "${entry[1]}", and the seed gives "${fixed}"`);
    }
    const change = entry[0] === 'chance' ? accepted(table.chance()) : applyEntry(table, entry, `entries[${i}]`);
    must(sameData(table.entries.at(-1), entry), () => `entry ${i} was ${entry}, and is ${table.entries.at(-1)} again`);
    return change;
  }

  #checkRecord(table: Table): void {
    const record = JSON.stringify(writeRecord(recordOf(table)));
    const replayed = replay(readRecord(this.#run.games, Source.parse(record, 'the record')));
    const [a, b] = [table, replayed].map(({ state }) => stateText(this.#run, state as State));
    must(a === b, () => `the record of the journal leads elsewhere: ${difference(String(a), String(b))}`);
  }

  /** Whatever was chosen in secret, the news of it are the same. */
  #checkSealed(cut: number): void {
    const { rng, config } = this.#run;
    const change = this.#changes[cut];
    if (change?.kind !== 'commitment' || change.made.length > 0) return;
    const other = this.#rebuilt(cut);
    const seat = change.who as Seat;
    const another = accepted(other.submit(seat, rng.pick(other.legal(seat) as readonly Move[])));
    for (const viewer of viewersOf(config)) {
      const news = [change, another].map((one) => JSON.stringify(this.#referee.newsFor(one, viewer)));
      must(news[0] === news[1], () => `news for ${nameOf(config, viewer)} tell a sealed choice: ${news[0]}`);
    }
  }

  /** As far back as it goes: each time to what was there before. */
  #checkUndo(table: Table): void {
    for (const seat of seatsOfConfig(this.#run.config)) {
      while (table.undoable(seat)) {
        const { takesBack } = accepted(table.undo(seat));
        const [then, now] = [this.#pictures[takesBack as number] as string, picture(this.#run, table)].map(
          pictureBefore,
        );
        must(
          then === now,
          () => `taking back entry ${takesBack} leads elsewhere: ${difference(String(then), String(now))}`,
        );
      }
    }
  }
}
