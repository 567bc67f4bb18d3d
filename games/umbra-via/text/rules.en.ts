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
          text: 'Two to four gardeners lay glowing paths through a garden of 4 × 4 cells. Whoever has most **energy** on a path when it closes frees the most **souls** from their own Soul Tile. The first to claim the Soul Tile itself **wins**.',
        },
        {
          kind: 'list',
          items: [
            'In your bag: 32 energy flowers and 6 soul flowers. On your Soul Tile: 11 souls.',
            '17 path tiles with two or three openings: 5 straights, 6 bends, 6 Ts.',
            'The tiebreaker track starts in random order.',
          ],
        },
      ],
    },
    {
      id: 'bidding',
      title: 'Bidding',
      blocks: [
        {
          kind: 'text',
          text: 'A round begins with four tiles on the altar, slots I to IV. They stay turned as they come. Then everybody bids **twice**, in secret and at the same time:',
        },
        {
          kind: 'list',
          ordered: true,
          items: [
            'Draw three flowers from your bag (all of them if there are fewer). [[With an empty bag you bid nothing.]]',
            'Put every one of them on tiles of the altar, split as you like. [[If no tile can be bid on, nobody bids, and the drawn flowers return to the bags.]]',
            'When all have sealed, all bids are revealed and added to the tiles.',
          ],
        },
        {
          kind: 'text',
          text: 'Tiles come from the stack. When it is empty, the discarded tiles become the new stack. [[That happens when a slot finds the stack empty, not earlier; if nothing is discarded either, the slot stays empty.]]',
        },
        {
          kind: 'text',
          text: 'In a bid an energy flower counts **1** and a soul **2**. Others see how many flowers you hold, never which.',
        },
        {
          kind: 'diagram',
          position: DIAGRAMS.auction,
          caption:
            'After both bids. Slot III: Blue bids 2 energy and 2 souls, worth 6; Purple 2 energy and 1 soul, worth 4. II has the fewest flowers and is placed first.',
        },
      ],
    },
    {
      id: 'placing',
      title: 'Placing',
      blocks: [
        {
          kind: 'list',
          items: [
            'Tiles without any flower are discarded.',
            'The others are placed from the **fewest to the most** flowers, everybody’s together, each flower counted as one. Equals go from left to right. The order stays as it is.',
            'A tile goes to the highest bid. Between equals it goes to whoever is first on the tiebreaker track; that marker then drops to the end.',
            'All souls on the tile leave the game. Energy stays on the tile.',
            'The winner lays the tile without turning it on an empty cell that shares an edge with a tile. On an empty board it goes to one of the four middle cells.',
          ],
        },
        { kind: 'text', text: 'A tile does not have to continue a path. It may just as well close one off.' },
      ],
    },
    {
      id: 'paths',
      title: 'Paths',
      blocks: [
        {
          kind: 'text',
          text: 'Tiles whose openings face each other form a path. An opening is **connected** if the neighbour has the facing opening, **closed off** if it meets the edge or a tile without one, and **open** if it faces an empty cell. A path without an open end is **complete**. A single tile can be a complete path.',
        },
        {
          kind: 'diagram',
          position: DIAGRAMS.paths,
          point: ['b1', 'b2'],
          caption:
            'b1 and b2 are complete: the edge in the north, a wall in the east. The other paths still have open ends, marked by arrowheads.',
        },
        {
          kind: 'text',
          text: 'After a tile is laid, its path and those of its neighbours are looked at. All that are complete are summoned one by one; with several, the player who laid the tile chooses the next each time. A path that was complete then is summoned even if another summoning opened it again.',
        },
      ],
    },
    {
      id: 'summoning',
      title: 'Summoning',
      blocks: [
        {
          kind: 'list',
          ordered: true,
          items: [
            'Count the energy of every colour on the path and rank the colours. Equals share a rank.',
            'The first rank earns as many souls as the path has tiles. Every further rank earns half of the rank above, rounded down.',
            'Earned souls move from your Soul Tile to your bag, as far as they last.',
            'All energy of the path returns to its owners’ bags, the tiles are discarded.',
          ],
        },
        {
          kind: 'table',
          head: ['Path', 'Energy', 'Souls earned'],
          rows: [
            ['3 tiles', 'Red 4, Blue 4, Purple 3', 'Red 3, Blue 3, Purple 1'],
            ['4 tiles', 'Purple 6, Red 5, Blue 4', 'Purple 4, Red 2, Blue 1'],
            ['1 tile', 'Blue 2, Red 1', 'Blue 1, Red 0'],
          ],
        },
        {
          kind: 'diagram',
          position: DIAGRAMS.summoning,
          point: ['a1', 'b1', 'b2'],
          caption: 'A path of three tiles: Red 4, Blue 4, Purple 3. Red and Blue earn 3 each, Purple half of that: 1.',
        },
      ],
    },
    {
      id: 'winning',
      title: 'Claiming the Soul Tile',
      blocks: [
        {
          kind: 'text',
          text: 'The Soul Tile itself counts as **two** souls. If you are ranked first on a path of at least two tiles, and earn at least the souls left on your Soul Tile **plus two**, you take them all and the tile, and win. Several players can do so in the same summoning and share the victory. What is left over is lost. [[One short is not enough: the rulebook says that the Soul Tile counts as two, but does not list that as a condition.]] With the house rule “Price of the Soul Tile: one soul” the souls left **plus one** are enough; the path still needs two tiles.',
        },
        {
          kind: 'note',
          text: '[[If all bags are empty when a round ends, nobody could bid any more: then the fewest souls left on the Soul Tile win. The same happens after round 50.]]',
        },
      ],
    },
    {
      id: 'special',
      title: 'Special tiles (option)',
      blocks: [
        {
          kind: 'list',
          items: [
            '**Four Point** has no openings. Its placer moves all its energy to one tile beside it. [[This comes before paths are checked.]] Without a neighbour the flowers wait for the first tile laid beside it. It closes its neighbours off, and leaves together with a path next to it.',
            '**Void** is discarded; its winner leaves its energy on any empty cell. The flowers wait there, on no path, and join the tile laid there later.',
            '**Block** cannot be bid on. It only takes up a slot.',
            '[[Without any energy there is nothing to move: nobody is asked, and a Void is discarded as soon as its winner is known.]]',
          ],
        },
        {
          kind: 'diagram',
          position: DIAGRAMS.special,
          caption: 'Void and Block on the altar, a Four Point on c2, loose flowers on a4.',
        },
      ],
    },
    {
      id: 'two',
      title: 'Two players: the neutral colour',
      blocks: [
        {
          kind: 'text',
          text: 'Each bag also holds 16 neutral energy and 3 neutral souls. You bid them like your own and they count for you, but on the board neutral energy is nobody’s. Neutral is ranked like a player and has a Soul Tile of 11.',
        },
        {
          kind: 'text',
          text: 'The neutral flowers of a summoning go into the bag of the player ranked first; if no player is, of whoever completed the path. [[A player who shares the first rank with neutral takes them, too; if both players share it, whoever completed the path does.]]',
        },
        {
          kind: 'text',
          text: '**Sudden death:** if neutral is first on two or more tiles and earns more than it has left, its Soul Tile is flipped. [[One soul more than it has left is enough.]] From the next summoning on every tile counts twice, and neutral earns no more.',
        },
        {
          kind: 'diagram',
          position: DIAGRAMS.neutral,
          caption: 'Neutral leads this path with 6 and has 2 souls left: once it is closed, sudden death begins.',
        },
      ],
    },
    {
      id: 'prototype',
      title: 'Prototype edition (option)',
      blocks: [
        {
          kind: 'text',
          text: 'Souls on a tile return to their owners’ bags, and the Soul Tile counts as **one** soul, so that even a path of one tile can claim an empty one. With fewer than four tiles in the stack the discarded ones are shuffled into it before the reveal. No special tiles, no neutral colour. [[A Soul Tile holds 11 souls, as in the published edition: the text says 10 in one place and 11 in another.]]',
        },
      ],
    },
    {
      id: 'rulings',
      title: 'Our readings and reconstructions',
      blocks: [
        {
          kind: 'text',
          text: 'The rulebooks leave some things open. [[What is marked like this is how we settle them]]; your group may agree on something else.',
        },
        {
          kind: 'text',
          text: 'How many tiles of each shape the box holds is a reconstruction; a table can be played with the numbers of your own copy.',
        },
      ],
    },
  ],
};
