import type { GuideLine } from './guide.ts';

export const GUIDE_EN: { readonly [line in GuideLine]: string } = {
  welcome:
    'Welcome to the square, in the rain. You are Violet: this is your stage with sixteen umbrellas. Teal has one, too, with the colours in other places.',
  tiles:
    'At the corners lie choreographies. Each shows four cells: bring four umbrellas of one colour onto them, any colour. A pill says how near you are.',
  goal: 'For every choreography you put a marker on a space of its colour: 2 points. Filled groups pay the bonus above them. Most points win.',
  turn: 'Umbrellas wait on four pavements around you: the centre is everybody’s, left and right you share with Teal, the lower one is yours. A turn is one push: take one umbrella, push it into a line on its side.',
  'push-1':
    'Take yellow from your own pavement, then choose column a. You see first what it does: two corners of choreography 2 turn yellow, and blue moves to a2, where choreography 1 needs it.',
  'push-1-instead': 'That is a legal push, but for this lesson push yellow up column a: it helps both choreographies.',
  out: 'The line moved, and red fell out at the top: it waits in the centre now, for everybody. Your own pavement has one umbrella fewer. Each one left there at the end costs a point.',
  'rival-1': 'Teal took a red umbrella from the centre and pushed it down a column of its own stage.',
  'push-2':
    'Choreography 1 stands at three of four blue ones: c1 is missing. Take blue from the centre and push it down column c. The frame shows what it completes.',
  'push-2-instead': 'Blue from the centre, down column c: that completes choreography 1.',
  'complete-1':
    'Four blue ones: completed! It has to be marked, because a blue space is free. Space 1 and space 2 make a group, so choose space 1. Then choose which side of the tile Teal gets: black is harder.',
  'complete-1-instead': 'Space 6 would be possible, too. Choose space 1: its group is the shortest.',
  passed:
    'The tile went to Teal, who has to dance it now. Below it a tile came to light that nobody had seen: your new choreography 1.',
  'rival-2':
    'Look: Teal took red from the pavement between you, completed a choreography and passed it on to you. It lies in slot 3, turned by half: the brass corner shows how a tile is turned.',
  'push-3':
    'Now the four corners, choreography 2: a1 and a4 are yellow already. Push yellow from the centre down column d and the other two follow.',
  'push-3-instead': 'Yellow from the centre, down column d: that makes all four corners yellow.',
  'complete-2': 'Mark it on space 2, the yellow one beside your first marker.',
  'complete-2-instead': 'Space 2 fills the group with space 1.',
  group: 'Two markers, 4 points, and the full group pays 3 more. Other levels have runs of markers and powers instead.',
  yours:
    'Blue and red fell out onto your pavement, so it costs you points: push from there now and then. Empty it pays +2. When the markers of the pool are used up, everybody else has one more turn.',
  end: 'That is all one needs to play. Leave this lesson and choose Play: the table is laid like this one. Enjoy the rain!',
};
