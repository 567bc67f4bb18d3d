import type { RulesPage } from '@penumbra/kit';
import { DIAGRAMS } from './diagrams.ts';

export const RULES: RulesPage = {
  sections: [
    {
      id: 'goal',
      title: 'What it is about',
      blocks: [
        {
          kind: 'text',
          text: 'Two to four players mark tiles of a shared grid **in secret**, reveal, and deploy cubes **there and back**. A tile that holds the cubes it asks for goes to whoever has most on it. When the **End Tile** falls the game is over, and **most points** win.',
        },
        {
          kind: 'diagram',
          position: DIAGRAMS.tiles,
          viewer: 'purple',
          caption:
            'The coin is what a tile is worth, the sill below has a socket for every cube it asks for. The banner is whose the tile would be now: filled on a1, where Gray has most; hollow on c1, where Purple placed last. a2 asks for one tile of each theme, b2 for one flora and two fire: Purple lacks one fire, so bars stand before it. c2 is the End Tile.',
        },
      ],
    },
    {
      id: 'box',
      title: 'Tiles and cubes',
      blocks: [
        {
          kind: 'list',
          items: [
            'Three themes, flora, water and fire, with four symbols each.',
            'Bonus tiles have no theme. They carry a **restriction**: tiles that you must own to deploy on them. [[There are seven of them; the End Tile is the eighth.]]',
            'The End Tile asks for one flora, one water and one fire tile, and for three cubes; the alternative one for four, and it is worth 5 points instead of 3.',
            'Everybody has five cubes.',
          ],
        },
        {
          kind: 'note',
          text: 'The numbers on the tiles and cards are our reconstruction; a table may bring its own.',
        },
      ],
    },
    {
      id: 'setup',
      title: 'Before the first round',
      blocks: [
        {
          kind: 'table',
          head: ['Players', 'Grid', 'Starting tiles', 'Basic tiles'],
          rows: [
            ['2', '3 × 2', '11 of 15', '8 of 22, none marked 3/4'],
            ['3', '3 × 3', '13 of 15', '16 of 22'],
            ['4', '4 × 3', '14 of 15', '21 of 22'],
          ],
        },
        {
          kind: 'text',
          text: 'Which tiles are in the game is chosen by lot. [[Nobody knows which were left out.]] Starting tiles fill the grid; the rest and the End Tile are the supply. A random player has the starting figure.',
        },
      ],
    },
    {
      id: 'plan',
      title: 'Plan',
      blocks: [
        {
          kind: 'text',
          text: 'All at once and in secret everybody marks **one or two** tiles with cubes from the reserve; [[two cubes mark two different tiles]]. With one cube left, or one tile in the grid, it is exactly one. You may mark a tile that is barred to you.',
        },
      ],
    },
    {
      id: 'deploy',
      title: 'Deploy, there and back',
      blocks: [
        {
          kind: 'text',
          text: 'Plans are revealed. From the starting player clockwise everybody deploys one planned cube; then from the last player back everybody deploys the second. The starting player is first and last.',
        },
        {
          kind: 'diagram',
          position: DIAGRAMS.plans,
          viewer: 'purple',
          point: ['tide', 'b1'],
          caption:
            'Planned cubes stand on the cream shelf in the order of their turns. Three want b1, which needs two more cubes. Purple comes first, then Gray, then Pink; back it is Pink, Gray, Purple.',
        },
        {
          kind: 'list',
          items: [
            'You must deploy a planned cube that can go: its tile is still there, and not barred to you at this moment. With two you choose.',
            'With none you are skipped. [[What could not go on the way there may go on the way back, the only cube of a plan, too.]]',
            'Cubes that come home by a capture are not deployed in this round.',
          ],
        },
        { kind: 'note', text: 'Basic variant: everybody marks exactly one tile, and there is no way back.' },
      ],
    },
    {
      id: 'capture',
      title: 'Capture',
      blocks: [
        {
          kind: 'text',
          text: 'As soon as a tile holds the cubes it asks for, it leaves the grid: to whoever has **most** cubes on it; between equals, to the one of them who **placed last**. [[Of them, even if somebody with fewer cubes placed later.]] All cubes on it go home. The tile counts for restrictions at once. Capturing the End Tile ends the game at once.',
        },
        {
          kind: 'diagram',
          position: DIAGRAMS.majority,
          viewer: 'pink',
          point: ['a1'],
          caption:
            'Pink fills a1 and does not get it: Purple and Gray have two cubes each, and of these two Purple placed last.',
        },
      ],
    },
    {
      id: 'round',
      title: 'End of the round',
      blocks: [
        {
          kind: 'list',
          ordered: true,
          items: [
            'Planned cubes that did not go return to the reserves.',
            '[[If somebody sat the round out, or it was the twentieth in a row without a capture, the game ends here, before the refill.]]',
            'Empty cells are filled from the supply. The End Tile is laid only if somebody may deploy on it; otherwise another tile is drawn.',
            'If a cell stays empty because only the End Tile is left and nobody may deploy on it, the game ends. [[So it does when no tile is left in the grid.]]',
            'Whoever has all five cubes on tiles takes them all back.',
            'The starting figure goes to the next player.',
          ],
        },
      ],
    },
    {
      id: 'stuck',
      title: 'Stuck',
      blocks: [
        {
          kind: 'text',
          text: 'At the start of a round somebody may be stuck: every tile is barred to them. The first of them in turn order removes a tile without cubes from the game, even the End Tile. A random tile of the supply takes its place with which everybody can deploy.',
        },
        {
          kind: 'text',
          text: '[[If there is no such tile, or nothing can be removed because all tiles hold cubes, whoever is stuck sits the round out, and it is the last; what was removed stays out and its cell empty. If everybody is stuck, the game ends at once.]]',
        },
      ],
    },
    {
      id: 'equilibrium',
      title: 'Equilibrium cards',
      blocks: [
        {
          kind: 'list',
          items: [
            '**Open**: two cards lie on the table. Whoever first owns tiles with all symbols of a card takes it at once. Tiles are not used up.',
            '**Secret**: everybody has a card that only they see. [[It is dealt, not picked.]] At the end it counts if you own all its symbols.',
            'Cards with three symbols, worth 4 points, are for four players only.',
          ],
        },
      ],
    },
    {
      id: 'scoring',
      title: 'Points',
      blocks: [
        {
          kind: 'list',
          items: [
            'The points on your tiles, the End Tile’s too.',
            '**Sets** of different symbols of one theme: two are worth 2, three 4, four 7. A tile is in one set at most; the best partition counts.',
            'Equilibrium cards.',
          ],
        },
        {
          kind: 'text',
          text: 'Most points win. Between equals: more points from sets, then the owner of the End Tile; else the victory is shared.',
        },
      ],
    },
  ],
};
