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
          text: 'Two to four guilds settle a valley under mist. You bring goods to light, clear meadows that **everybody** may walk, carry goods to your sites in the ruins and build what contracts ask for. When somebody has erected **five buildings**, the last turns follow; then **most points** win.',
        },
        {
          kind: 'diagram',
          position: DIAGRAMS.ground,
          viewer: 'blue',
          caption:
            'a1: a token for 4 wood, 2 points. d1: Blue’s craftsman with 3 clay. e2: food that belongs to nobody. c1: a ruin with Blue’s site. e3: a building of Red. b2 and d3 are petrified forest, c2 is forbidden, b3 a meadow that somebody laid; the rest is mist.',
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
            'Every meadow gets a token, open. A special token, of five goods, is replaced by its goods at once: a **neutral exploitation**.',
            'Everybody has 5 buildings, 3 sites, 2 craftsmen and four stacks of 3 meadow tiles, each covering an explorer.',
            'Everybody is dealt 2 private contracts, in secret. Four neutral ones lie open.',
            'The first player is chosen by lot; turns go clockwise.',
          ],
        },
        {
          kind: 'note',
          text: 'With three players a stack has 4 tiles, with two it has 5; then every token gives one good fewer. Two players have 3 craftsmen each, and a ruin has room for one site instead of two.',
        },
      ],
    },
    {
      id: 'turn',
      title: 'Your turn',
      blocks: [
        {
          kind: 'text',
          text: 'You take **two actions**, the same one twice if you like. [[Both have to be taken as long as one is possible; when none is, the turn ends by itself. Who can do nothing at all is passed over, and if that is so for everybody, the game ends and is scored.]]',
        },
        {
          kind: 'table',
          head: ['Action', 'What it does'],
          rows: [
            ['Send a craftsman', 'To any token: keep it, put its goods there.'],
            ['Stake a site', 'On a ruin with room.'],
            ['Clear mist', 'A meadow tile from your leftmost stack.'],
            ['Clear petrified forest', 'The same, for two actions.'],
            ['Carry', 'One good, over empty meadows, to a site of yours.'],
            ['Build', 'On a site that has all that a contract asks for.'],
          ],
        },
      ],
    },
    {
      id: 'craftsmen',
      title: 'Craftsmen',
      blocks: [
        {
          kind: 'text',
          text: 'Send a craftsman from your guild to a hex with a token. You keep the token, its points count at the end, [[and kept tokens are open for all to see]]. Its goods are put on the hex: an **exploitation** of yours. When its last good is gone, the craftsman comes home at once and the hex is an empty meadow.',
        },
        {
          kind: 'text',
          text: 'There are 18 goods of each kind. [[If the supply is short, you get what is left; with nothing left the hex becomes an empty meadow and the craftsman comes straight home.]]',
        },
      ],
    },
    {
      id: 'sites',
      title: 'Sites',
      blocks: [
        {
          kind: 'text',
          text: 'A ruin has two plots, for one player or two, for sites or buildings. You never have more sites in the valley than buildings left at home.',
        },
      ],
    },
    {
      id: 'clearing',
      title: 'Clearing',
      blocks: [
        {
          kind: 'text',
          text: 'Lay a tile on mist or forest that touches a **piece of yours** (craftsman, site, building) or an **empty meadow**, whoever made it. Tiles come from your leftmost stack that has any; when all are used up, from the reserve. An empty stack uncovers its explorer: 2 points at the end.',
        },
        {
          kind: 'diagram',
          position: DIAGRAMS.clearing,
          viewer: 'blue',
          point: ['b1', 'a2', 'b2', 'a3', 'c3'],
          caption:
            'Blue may clear the ringed hexes, because a1 has Blue’s craftsman and b3 is an empty meadow: mist for one action, the forest b2 for two. c2 touches neither, and Red’s site beside it helps Red only.',
        },
      ],
    },
    {
      id: 'carrying',
      title: 'Carrying',
      blocks: [
        {
          kind: 'text',
          text: 'Move **one** good from **any** exploitation, yours, another’s or a neutral one, to a site of yours. It walks from hex to neighbouring hex over empty meadows only: tiles, and meadows without token and goods. If the two hexes touch, it needs no way. Goods on a site never move again.',
        },
        {
          kind: 'diagram',
          position: DIAGRAMS.carrying,
          viewer: 'blue',
          point: ['a1', 'd3'],
          caption:
            'Red’s wood on a1 can be carried to Blue’s site on d3, over b1, b2 and c3. The clay on e1 cannot: no meadow leads there.',
        },
      ],
    },
    {
      id: 'building',
      title: 'Building',
      blocks: [
        {
          kind: 'text',
          text: 'The contract is an open one or one of your hand. All goods it asks for have to lie on **one** of your sites. Then:',
        },
        {
          kind: 'list',
          ordered: true,
          items: [
            'A building takes the place of the site, which comes home. What was asked for goes to the supply, everything else on that site to your **storage**: −1 point each.',
            'You may use the contract’s ability, now or never. What cannot be carried out is lost without asking.',
            'An open contract is replaced from the deck. [[That happens before an extra action is taken.]]',
          ],
        },
      ],
    },
    {
      id: 'contracts',
      title: 'The contracts',
      blocks: [
        {
          kind: 'table',
          head: ['Contract', 'Copies', 'Ability or bonus'],
          rows: [
            ['Market Stall', '6', 'Swap one good of your exploitations or sites for another kind from the supply.'],
            ['Distillery', '6', 'One more action this turn.'],
            ['Flying Machine', '4', 'Move any meadow tile onto any mist.'],
            ['Workshop', '4', 'Lay a tile on any petrified forest.'],
            ['Adventurers', '2', 'Lay a tile on any forbidden hex.'],
            ['Caravan', '2', 'Give back one good of an exploitation, a site or your storage.'],
            ['Goods Export', '2', 'Give back up to two.'],
            ['Harvest', '2', 'A token leaves the game; its goods are open to all.'],
            ['Architect', '1', 'End: +1 per contract you fulfilled, this one included.'],
            ['Mayor', '1', 'End: +2 per contract of exactly two goods.'],
            ['Merchant', '1', 'End: +1 per token you own.'],
            ['Priest', '1', 'Any three different goods; 3 points.'],
            ['Lazy Explorer', '1', 'Any two equal goods. End: +1 per explorer still covered.'],
            ['Quiet Town (private)', '2', 'None; 4 points.'],
            ['Express Delivery (private)', '2', 'Any good from the supply onto a site of yours.'],
            ['Secret Plan (private)', '2', 'Draw a neutral contract into your hand.'],
            ['Shortcut (private)', '2', 'Return two tiles from your stacks to the reserve.'],
          ],
        },
        {
          kind: 'text',
          text: 'Cards beat rules. [[A swap is for another kind. With one tile left, Shortcut returns that one.]] The building just erected is no site any more. Costs and points of the cards are our reconstruction; a table may bring its own.',
        },
      ],
    },
    {
      id: 'end',
      title: 'The end',
      blocks: [
        {
          kind: 'text',
          text: 'Who erects a fifth building first takes the **end card** and ends the turn. [[The ability may still be used, but an extra action is lost.]] Everybody else takes one more whole turn. Then all goods on your sites and exploitations go to your storage, and points are counted:',
        },
        {
          kind: 'list',
          items: [
            'Tokens and fulfilled contracts, with their bonuses. Contracts in hand count nothing.',
            '2 per uncovered explorer, 2 for the end card.',
            '−1 per good in storage. A total may be negative.',
          ],
        },
        {
          kind: 'text',
          text: 'A tie goes to whoever has fewer goods in storage; if these are equal, too, victory is shared.',
        },
      ],
    },
  ],
};
