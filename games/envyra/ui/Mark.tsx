import type { MarkProps } from '@penumbra/board';
import type { ReactElement } from 'react';
import './art/art.css';
import './art/theme.css';
import { CubeArt } from './art/Art.tsx';
import { useSprite } from './art/sprite.ts';

/** A player's cube with its mark. */
export function Mark({ colour, size }: MarkProps): ReactElement {
  useSprite();
  return (
    <svg viewBox="-1 0 26 26" width={size} height={size} className="ev-theme" aria-hidden="true">
      <CubeArt colour={colour} />
    </svg>
  );
}
