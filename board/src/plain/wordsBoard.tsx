// The board of a game that has drawn none: its sketch, and the legal moves to choose from.
import type { Game, GameTypes } from '@penumbra/kit';
import { useCallback, useMemo } from 'react';
import type { BoardProps } from '../contract/board.ts';
import type { GameUi } from '../contract/ui.ts';
import { SketchView } from '../words/SketchView.tsx';
import { TextBoard, type TextBoardNames } from '../words/TextBoard.tsx';

export function wordsBoard(game: Game, names: TextBoardNames): GameUi['Board'] {
  return function WordsBoard(props: BoardProps) {
    const { config, seen, text, act, hint, still, log } = props;
    const move = useCallback((one: GameTypes['Move']) => text.move(one, config), [text, config]);
    // A diagram has no story; a replay, which is as still, has one.
    if (still && log === undefined) return <Picture {...{ game, names, seen, text }} />;
    return <TextBoard {...{ game, seen, names, move, act, hint, still }} element={text.element} />;
  };
}

interface PictureProps extends Pick<BoardProps, 'seen' | 'text'> {
  readonly game: Game;
  readonly names: TextBoardNames;
}

function Picture({ game, names, seen, text }: PictureProps) {
  const sketch = useMemo(() => game.sketch(seen.view, text.element), [game, seen.view, text]);
  return <SketchView sketch={sketch} label={names.picture} element={text.element} still />;
}
