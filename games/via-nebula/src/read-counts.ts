// Import of what is counted, and of what is decided in the middle of a turn.
import type { Source, Sources } from '@penumbra/kit';
import { contractOf } from './box.ts';
import { type Goods, goodsOf, NO_GOODS, plus } from './goods.ts';
import { readContract } from './read-players.ts';
import { NONE, owned, resourcesOut, type State, tilesOut } from './state.ts';
import { SETUP_PHASES } from './turn.ts';
import { ACTIONS_A_TURN, EVERY_RESOURCE, RESOURCES, TILES } from './words.ts';

export function readActions(source: Source, s: State): void {
  const given = source.absent ? (s.phase === 'act' ? ACTIONS_A_TURN : 0) : source.count(ACTIONS_A_TURN);
  if (s.phase === 'act' && given === 0) source.fail('impossible', 'in act there is an action left');
  s.actions = s.phase === 'over' || SETUP_PHASES.includes(s.phase) ? 0 : given;
}

export function readSupply(source: Source, s: State): void {
  const fields = source.fields(...RESOURCES);
  s.supply = EVERY_RESOURCE.reduce<Goods>((sum, kind) => {
    const name = RESOURCES[kind]!;
    const all = s.config.box.resources[kind]!;
    const out = resourcesOut(s, kind);
    const count = fields[name].absent ? all - out : fields[name].count();
    if (count < 0 || count + out > all) {
      fields[name].fail(
        'too-many',
        `${Math.max(count, 0)} here and ${out} elsewhere are more than the ${all} there are`,
      );
    }
    return plus(sum, goodsOf(kind, count));
  }, NO_GOODS);
}

export function readReserve(source: Source, s: State): void {
  const out = tilesOut(s) + s.stacks.reduce((sum, count) => sum + count, 0);
  s.reserve = source.absent ? TILES - out : source.count();
  if (s.reserve >= 0 && s.reserve + out <= TILES) return;
  source.fail(
    'too-many',
    `${Math.max(s.reserve, 0)} here and ${out} elsewhere (meadows, stacks) are more than the ${TILES} there are`,
  );
}

export function readLast(source: Source, s: State): void {
  const seats = source.list().map((entry) => {
    const seat = entry.seatIn(s.config.seats);
    if (seat === s.endCard) entry.fail('impossible', 'the seat with endCard gets no last turn');
    if (seat === s.turn) entry.fail('impossible', 'the seat on turn is not counted in lastTurns');
    return seat;
  });
  if (seats.length > 0 && s.endCard === NONE) source.fail('impossible', 'lastTurns without endCard');
  if (new Set(seats).size !== seats.length) source.fail('impossible', 'a seat gets one last turn');
  s.last = s.phase === 'over' ? 0 : seats.reduceRight((last, seat) => last * 8 + seat + 1, 0);
}

export function readAbility(source: Source, s: State, { actionsLeft }: Sources<'actionsLeft'>): void {
  if (s.phase !== 'ability') {
    if (!source.absent) source.fail('impossible', 'an ability is decided in phase ability only');
    return;
  }
  const { contract, left } = source.fields('contract', 'left');
  const number = readContract(contract, s.config);
  if (!s.done.includes(owned(number, s.turn))) {
    contract.fail('impossible', `${contract.text()} is not in done of the seat on turn`);
  }
  const kind = contractOf(s.config, number).kind;
  if (kind === 'distillery' && s.actions === ACTIONS_A_TURN) {
    actionsLeft.fail('impossible', 'the build has been paid, and an extra action would be one too many');
  }
  const uses = kind === 'goods-export' ? 2 : 1;
  s.ability = number;
  s.uses = left.absent ? uses : left.count(uses, 1);
}
