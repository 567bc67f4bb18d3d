// Import of a state: read what is there, fill what is left out, refuse what cannot be, then run on.
import { quote, type Source } from '@penumbra/kit';
import { type TableConfig, withMap } from './box.ts';
import { privateHeap } from './chance.ts';
import { readMap } from './components.ts';
import { runOn } from './flow.ts';
import { type Fields, readKeys } from './position.ts';
import { emptyTable, undealable } from './setup.ts';
import type { State } from './state.ts';
import { emptyPlace, SETUP_PHASES } from './turn.ts';
import { PRIVATE_DEALT } from './words.ts';

export function readState(source: Source, config: TableConfig): State {
  const s = readAsIs(source, config);
  runOn(s);
  return s;
}

/** The same without running on. */
export function readAsIs(source: Source, config: TableConfig): State {
  const s = emptyTable(readConfig(source.child('map'), config));
  checkPhase(readKeys(source, s), s);
  return s;
}

function readConfig(source: Source, config: TableConfig): TableConfig {
  if (source.absent) return config;
  if (typeof source.value !== 'string') return withMap(config, readMap(source));
  const { maps } = config.components;
  const rows = Object.hasOwn(maps, source.value) ? maps[source.value] : undefined;
  const known = Object.keys(maps).join(', ');
  return withMap(config, rows ?? source.fail('unknown-id', `no map ${quote(source.value)}; there are: ${known}`));
}

function checkPhase({ phase, map, tokens, open }: Fields, s: State): void {
  const dealt = s.phase !== 'first' && s.phase !== 'tokens';
  if (!dealt) {
    const reason = undealable(s.config.box);
    if (reason) map.fail('impossible', reason);
    if (s.kept.length + [...s.tokens, ...s.goods].filter((n) => n !== 0).length > 0) {
      tokens.fail('impossible', 'more tokens than there are: none is dealt yet');
    }
  }
  if (SETUP_PHASES.includes(s.phase)) {
    if (open.list().some((place) => !place.absent)) open.fail('impossible', 'nothing is open before it is dealt');
    s.open.length = 0;
  }
  if (!dealt || s.phase === 'private') {
    const wanted = PRIVATE_DEALT * s.config.box.players;
    if (privateHeap(s).length < wanted) phase.fail('too-few', `${wanted} private contracts are needed to deal`);
  }
  const empty = emptyPlace(s);
  if (s.phase === 'refill' && (empty < 0 || s.deck.length === 0)) {
    phase.fail('impossible', 'refill needs an empty place in open and a deck');
  }
  if (s.phase === 'secret' && s.deck.length === 0) phase.fail('impossible', 'secret needs a deck to draw from');
  if (s.phase === 'act' && empty >= 0 && s.deck.length > 0) {
    open.child(empty).fail('impossible', 'an empty place in open while there is a deck');
  }
}
