import type { GuideLine } from './guide.ts';

export const GUIDE_EN: { readonly [line in GuideLine]: string } = {
  welcome:
    'Welcome to the valley. You are Blue, a guild that wants to build here. Most of the valley is under mist: grey is petrified forest, peaks are forbidden, and the broken walls are ruins to build on.',
  tokens:
    'On every meadow lies a token: how many goods it gives, of which kind, and its points. Heaps without a figure, as on j5, belong to nobody: everybody may take from them.',
  goal: 'Who has most points wins. The first to erect a fifth building starts the last turns, so keep an eye on these five houses.',
  contracts:
    'A building fulfils a contract. Four lie open for everybody; two more are in your hand, and nobody else sees them. At the foot of a card stands what it asks for, on the crest its points.',
  turn: 'A turn is two actions, your two lanterns: send a craftsman, stake a site, clear mist, carry a good, or build. The same one twice is fine.',
  'craft-1':
    'We go for Market Stall: one wood, one stone. Wood lies on d3. Choose the token there to send a craftsman: you keep the token and its point, and its goods come onto the map.',
  'craft-1-instead': 'A good place, but for this lesson send the craftsman to d3: its wood lies right beside a ruin.',
  'site-1':
    'Now a place to build. The ruin e3 touches d3. Choose it to stake a site. With two players a ruin has room for one.',
  'site-1-instead': 'You may stake anywhere, but e3 is beside your wood: the way will be short.',
  'rival-1': 'Black has staked c5 and sent a craftsman to g4. Remember c5: it lies right beside the stone on b4.',
  'carry-1':
    'Carry the first wood to your site: choose d3, then e3. Neighbours need no way between them. With a way, a good walks over empty meadows only.',
  'carry-1-instead': 'First bring a wood from d3 to your site on e3.',
  'craft-2': 'Second action: stone lies on b4. Send a craftsman there.',
  'craft-2-instead': 'The stone on b4 is what Market Stall still needs.',
  'rival-2': 'Black cleared h4 and staked i4. What somebody clears is a meadow for everybody.',
  'explore-1':
    'From b4 to e3 there is mist in between. Clear c4. You may clear what touches a piece of yours or an empty meadow, whoever made it.',
  'explore-1-instead': 'The shortest way from b4 to e3 leads over c4 and d4. Clear c4 first.',
  'explore-2': 'Now d4, which touches your new meadow. Then the way is open.',
  'explore-2-instead': 'One hex is missing: d4.',
  stacks:
    'Each tile came from your leftmost stack. When a stack is used up it uncovers an explorer, worth 2 points at the end. Petrified forest can be cleared, too, for two actions.',
  'rival-3':
    'Look: Black carried one of your stones to c5! Goods belong to whoever carries them. Only one stone is left on b4.',
  'carry-2':
    'Take it quickly. Choose b4, then e3: the ribbon shows the way. It is the last one, so your craftsman comes home and b4 becomes a meadow.',
  'carry-2-instead': 'Before anybody else takes it: the stone from b4 to e3.',
  'build-1':
    'Wood and stone are on e3: Market Stall has a gold rim. Choose the card, then e3. Goods that a contract does not ask for would go to your storage, −1 point each.',
  'build-1-instead': 'You have all that Market Stall asks for. Build it on e3.',
  'swap-1':
    'Your first building! Most contracts have an ability, to be used now or never. Market Stall swaps one of your goods: choose d3 and a kind you can use.',
  'swap-1-instead': 'You could skip it. Try it once: choose d3, then what the wood shall become.',
  points:
    'A new contract has taken its place. You have points from the contract and from two tokens; uncovered explorers, bonuses and the end card come on top.',
  end: 'That is all one needs to play. Hover over a place, or tap it once, to see what it would bring. The table of your first game is laid like this one, and the valley is yours.',
};
