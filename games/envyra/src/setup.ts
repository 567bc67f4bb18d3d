import { Fault } from '@penumbra/kit';
import { BASIC, type Box, STARTING, type TableConfig, tilesOfClass } from './box.ts';
import { OPEN_CARDS } from './components.ts';
import { blankState, type State } from './state.ts';

/** The start of a game: every tile is still out of it, and chance says who begins. */
export function setup(config: TableConfig): State {
  const missing = shortage(config.box);
  if (missing) throw new Fault('bad-component', `components.${missing.table}`, missing.text);
  return blankState(config);
}

/** What the tables are too small for; undefined if a whole game can be dealt from them. */
function shortage(box: Box): { readonly table: string; readonly text: string } | undefined {
  const starting = tilesOfClass(box, STARTING).length;
  if (starting < box.size.starting) {
    return {
      table: 'tiles',
      text: `${starting} starting tiles for ${box.players} players; ${box.size.starting} are needed`,
    };
  }
  const basic = tilesOfClass(box, BASIC).length;
  if (basic < box.size.basic) {
    return { table: 'tiles', text: `${basic} basic tiles for ${box.players} players; ${box.size.basic} are needed` };
  }
  const cards = box.cardUsed.filter(Boolean).length;
  const needed = (box.openCards ? OPEN_CARDS : 0) + (box.secretCards ? box.players : 0);
  if (cards < needed)
    return { table: 'cards', text: `${cards} cards for ${box.players} players; ${needed} are needed` };
  return undefined;
}
