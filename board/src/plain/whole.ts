// What a ui has by itself, so that it can grow piece by piece: whatever a game gives takes the place of one of these.
import type { Game, GameText } from '@penumbra/kit';
import { type GameUi, type UiParts, USUAL_PANELS, USUAL_TRAY } from '../contract/ui.ts';
import type { TextBoardNames } from '../words/TextBoard.tsx';
import { orbitThumb } from './orbitThumb.tsx';
import { SeatShape } from './SeatShape.tsx';
import { scorePanel } from './scorePanel.tsx';
import { wordsBoard } from './wordsBoard.tsx';

/** What of a game is shown before anybody opens it: nothing of its rules is needed for that. */
export type Look = UiParts & Pick<GameUi, 'Thumb' | 'Mark'>;

export const lookOf = (parts: UiParts, id: string, seats: readonly string[]): Look => ({
  Thumb: orbitThumb(id, seats),
  Mark: SeatShape,
  ...parts,
});

/** Long enough to be seen; what a game says nothing about needs no time of its own. */
const MOMENT_MS = 400;

export interface Known {
  readonly game: Game;
  readonly text: GameText;
  /** The words of the board in words. */
  readonly words: TextBoardNames;
}

/** The whole ui of a game, and its board in words, which everybody may choose to play on. */
export function wholeUi(
  look: Look,
  { game, text, words }: Known,
): { readonly ui: GameUi; readonly InWords: GameUi['Board'] } {
  const InWords = wordsBoard(game, words);
  const ui: GameUi = {
    Board: InWords,
    Player: scorePanel(look),
    panels: USUAL_PANELS,
    tray: USUAL_TRAY,
    // Words are all there at once.
    duration: (event, config) => (look.Board && text.event(event, config) !== undefined ? MOMENT_MS : 0),
    ...look,
  };
  return { ui, InWords };
}
