import type { MarkProps } from '@penumbra/board';
import type { ReactElement } from 'react';
import './art/art.css';
import './art/theme.css';
import { useSprite } from './art/sprite.ts';

/** A guild's shield with its charge. */
export function Mark({ colour, size }: MarkProps): ReactElement {
  useSprite();
  return (
    <svg viewBox="-13.5 -14 27 28" width={size} height={size} className="vn-theme" aria-hidden="true">
      <use href={`#vn-shield-${colour}`} x="-12" y="-13" width="24" height="27" />
    </svg>
  );
}
