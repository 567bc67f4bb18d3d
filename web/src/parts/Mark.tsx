// A seat's sign: the game's own piece where it has drawn one, otherwise a shape per colour.
import { SeatShape } from '@penumbra/board';
import { Suspense } from 'react';
import { useLook } from '../games/face.ts';

interface Props {
  readonly game: string;
  readonly colour: string;
  readonly size?: number;
}

export function Mark({ game, colour, size = 24 }: Props) {
  return (
    <Suspense fallback={<SeatShape {...{ colour, size }} />}>
      <Drawn {...{ game, colour, size }} />
    </Suspense>
  );
}

function Drawn({ game, ...mark }: Required<Props>) {
  const look = useLook(game);
  return <look.Mark {...mark} />;
}
