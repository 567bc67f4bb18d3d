import type { MarkProps } from '@penumbra/board';
import type { ReactElement } from 'react';
import { useSprite } from './art/sprite.ts';

/** A seat's shape in its tone. */
export function Mark({ colour, size }: MarkProps): ReactElement {
  useSprite();
  return (
    <svg viewBox="-11 -11 22 22" width={size} height={size} aria-hidden="true">
      <use href={`#um-${colour}`} x="-10" y="-10" width="20" height="20" style={{ fill: `var(--tone-${colour})` }} />
    </svg>
  );
}
