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
          text: 'Each of you has a stage of sixteen umbrellas. You push umbrellas in from the pavements around it until four of **one colour** stand on the four cells that a **choreography** shows. For each choreography you place a marker on your score tile. When the markers run out, the last turns follow; then **most points** win.',
        },
        {
          kind: 'diagram',
          position: DIAGRAMS.place,
          viewer: 'violet',
          caption:
            'A place at the table: the stage, a pavement on each side, choreographies in the corners, the score tile below. The dark soles are cells that still want the colour the tile is nearest to.',
        },
      ],
    },
    {
      id: 'setup',
      title: 'Before the first turn',
      blocks: [
        {
          kind: 'list',
          items: [
            'Every stage has four umbrellas of each colour, as printed; every pavement begins with one of each colour.',
            'Everybody gets two stacks of two choreography tiles, in slots 1 and 2. Only the upper ones are seen.',
            'Of 28 markers 11, 17 or 22 make the pool with 2, 3 or 4 players. The others are set aside.',
            'Everybody uses the same score tile, of level 1, 2, 3 or 4. [[One side of the tiles, white or black, is up at the start for the whole table; black is harder.]]',
            'A player chosen by lot begins; turns go clockwise.',
          ],
        },
      ],
    },
    {
      id: 'turn',
      title: 'Your turn',
      blocks: [
        {
          kind: 'list',
          ordered: true,
          items: [
            'Take an umbrella of any colour from one of the four pavements around your stage: left, right, the centre above, your own below.',
            'Push it into one of the four lines on that side. The line moves by one cell, and what falls out at the far end goes onto the pavement there.',
            'If the four cells of a choreography of yours now carry one colour and a free space of your score tile can take it, you **complete** it, one at most in a turn.',
          ],
        },
        {
          kind: 'text',
          text: 'Left and right you share with your neighbours, the centre with everybody. An empty pavement cannot be used. If all four are empty, take an umbrella from any other pavement of the table and push it in from the side you like.',
        },
        {
          kind: 'note',
          text: 'Completing is compulsory where a **coloured** space fits. [[Where only white spaces fit you may decline; the house rule “optional” lets you always decline.]]',
        },
      ],
    },
    {
      id: 'completing',
      title: 'Completing',
      blocks: [
        {
          kind: 'diagram',
          position: DIAGRAMS.complete,
          viewer: 'violet',
          point: ['slot 3'],
          caption:
            'All four corners are blue: choreography 3 is complete. It can go on space 1 or on space 6, both blue.',
        },
        {
          kind: 'list',
          ordered: true,
          items: [
            'A marker goes from the pool onto the space; if the pool is empty, one of those set aside.',
            'Level 4: powers that it fires are used.',
            'If a tile that nobody has seen is on top of the slot now, it is uncovered.',
            'The completed tile goes to your left neighbour. With two players you choose which side is up, [[together with the space]]; with three or four it stays as it is.',
            'It lies in the first free slot there. With none free, its new owner covers one of the four at once.',
          ],
        },
        {
          kind: 'text',
          text: '[[All this happens in this order.]] A slot turns its tile: the brass corner of the tile lies in the corner of the slot, [[top-left, top-right, bottom-right and bottom-left for slots 1 to 4]], so in slot 2 a pattern is turned by a quarter, in slot 3 by half. What became complete by other means, a tile received or a power, waits until you push again.',
        },
      ],
    },
    {
      id: 'levels',
      title: 'Score tiles and powers',
      blocks: [
        {
          kind: 'table',
          head: ['Level', 'What it pays'],
          rows: [
            ['1', 'Groups of two or three spaces: a full group pays the figure above it.'],
            ['2', 'The same with larger groups; a space of two colours takes either.'],
            [
              '3',
              'Runs of markers side by side: two pay 3, three 5, four or more 8. A white space takes any colour, if the tile was completed in the slot with the same corner.',
            ],
            ['4', 'Runs, and powers between two spaces: each fires once, when both spaces have markers.'],
          ],
        },
        {
          kind: 'diagram',
          position: DIAGRAMS.runs,
          viewer: 'violet',
          point: ['score'],
          caption: 'Level 4: a run of three pays 5 and a pair 3. Swap between spaces 9 and 10 has been fired.',
        },
        {
          kind: 'table',
          head: ['Power', 'What it does'],
          rows: [
            ['Swap', 'Two umbrellas side by side on your stage change places.'],
            ['Trade', 'An umbrella of any pavement of the table and one on your stage change places.'],
            ['Extra turn', 'One more turn right after this one; you may decline it.'],
          ],
        },
        {
          kind: 'note',
          text: '[[Swap and trade may be declined, and only exchanges of two different colours are moves. What you give in a trade stands on your stage, not on your own pavement. Two powers fired together are used in the order of the score tile. The ten spaces are one row on every level.]]',
        },
      ],
    },
    {
      id: 'end',
      title: 'The end',
      blocks: [
        {
          kind: 'text',
          text: 'The last turns begin when a turn ends with an **empty pool**, or the player at turn has **no tile** left or a **full score tile**. Everybody else has one more turn; markers that were set aside may be used. [[An extra turn is played first, also when it is won in a last turn, and nothing is skipped because the end is near: powers and covers are still asked.]] Nothing that happens in the last turns adds more of them.',
        },
        {
          kind: 'table',
          head: ['For', 'Points'],
          rows: [
            ['each marker', '2'],
            ['full groups or runs', 'as the score tile says'],
            ['each umbrella on your own pavement', '−1'],
            ['your own pavement, if it is empty', '+2'],
          ],
        },
        {
          kind: 'text',
          text: 'Most points win. A tie goes to whoever has fewer umbrellas on their own pavement; then the victory is shared.',
        },
      ],
    },
    {
      id: 'solo',
      title: 'Alone',
      blocks: [
        {
          kind: 'list',
          items: [
            'Five umbrellas of each colour are mixed, five on each pavement. Two stacks of three tiles, black side up; six markers.',
            'What is pushed out goes down the drain. The *extra turn* brings it back, [[that of the turn in which it fires]].',
            'A completed black tile is turned to white and is yours again; a white one is discarded.',
            'The sixth marker ends the game [[on the spot]]. It also ends when no umbrella is left, or when you stop, [[before any push]].',
            'Points: 2 for each marker, the score tile, and with all six placed 1 for each umbrella left.',
          ],
        },
        {
          kind: 'table',
          head: ['Points', 'Your evening'],
          rows: [
            ['under 15', 'Rehearsal'],
            ['15–18', 'First night'],
            ['19–23', 'Good house'],
            ['24–26', 'Encore!'],
            ['27–30', 'Standing ovation'],
            ['31 and more', 'Storm of applause'],
          ],
        },
      ],
    },
  ],
};
