import type { GuideLine } from './guide.ts';

export const GUIDE_EN: { readonly [line in GuideLine]: string } = {
  welcome:
    'Welcome to the tray of elements. You are Purple, with the diamond on your cubes; Gray plays against you. Six tiles lie here, and whoever captures them scores.',
  tile: 'Look at b1. The coin says 2 points. The dark sill below has two sockets: two cubes fill it. One of Gray’s is there already, so the banner is Gray’s: as it stands, the tile would be Gray’s.',
  goal: 'Most points win. The game ends at once when the black End Tile falls. It lies on b2, asks for three cubes and holds one of yours.',
  barred:
    'Ivory tiles carry a restriction: c1 asks for one flora and two fire tiles. You own one fire tile, so bars stand before it. A capture can lift them, even in mid-round.',
  order:
    'Every round everybody marks one or two tiles in secret. Then cubes are deployed there and back along this groove: first you, then Gray; back first Gray, then you.',
  'plan-1':
    'Plan now: tap a1, which a single cube fills, and b1, where Gray has a cube. Then seal the plan. Gray has sealed already.',
  'plan-1-instead': 'You may mark any tile. For this lesson take a1 and b1, and see what happens.',
  'revealed-1':
    'The plans are open: Gray wants b1, too, and the End Tile. Planned cubes stand on the cream shelf, deployed ones in the dark sill.',
  'deploy-1':
    'You come first. Which cube? Nobody else wants a1, but one cube of Gray would fill b1. So deploy on b1 now.',
  'deploy-1-instead': 'a1 can wait: nobody else planned it. On b1 Gray would come before you.',
  'captured-1':
    'One cube each, and yours is the newest: Flower 2 is yours. Most cubes take a tile; between equals, whoever placed last. All cubes on it go home. Leaf and flower are a set: +2.',
  skipped: 'Gray put a cube on the End Tile. On the way back Gray is skipped: the tile Gray had marked on b1 is gone.',
  'deploy-2': 'The last turn of the round is yours: deploy on a1.',
  'deploy-2-instead': 'Only a1 is left of your plan.',
  'round-2':
    'Flame 1 is your second fire tile: the bars of c1 are gone at once. Empty cells were filled from the supply, and the starting figure moved on: now Gray comes first, and you are last there and first back.',
  'plan-2':
    'One more cube of yours makes two of three on the End Tile: it would be yours, and the game over. And c1 needs one cube. Mark both and seal.',
  'plan-2-instead': 'Mark c1 and b2: together they decide this game.',
  'revealed-2':
    'Gray goes for other tiles and has deployed on a2. Now it is your turn twice in a row: the last there, the first back.',
  'deploy-3': 'The End Tile would end the game at once, and c1 would stay behind. So first c1.',
  'deploy-3-instead': 'Not yet: with the End Tile the game is over. Take c1 before that.',
  bonus: 'Again one cube each and yours the newest: three points. Nobody comes between, it is your turn again.',
  'deploy-4': 'Two cubes of three are a majority. Deploy on b2 and close the game.',
  'deploy-4-instead': 'Deploy on b2.',
  end: 'The End Tile has fallen and you win, 18 to 9. That is the whole game. Hover over a tile, or tap it once, to see what a cube would bring. Leave this lesson and choose Play: the tray is laid afresh.',
};
