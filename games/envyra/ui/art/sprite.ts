// Every piece of the game as a <symbol>, put into the page once: boards, panels and pictures use them by name.
import { useInsertionEffect } from 'react';
import { DEFS, PIECES } from './pieces.ts';
import { SIGNS } from './signs.ts';

const ID = 'ev-sprite';

/** The pieces are in the page from the first drawing on; they stay, since any board may use them. */
export function useSprite(): void {
  useInsertionEffect(() => {
    if (document.getElementById(ID)) return;
    const sprite = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
    sprite.id = ID;
    sprite.setAttribute('width', '0');
    sprite.setAttribute('height', '0');
    sprite.setAttribute('aria-hidden', 'true');
    // Gradients take their colours where they stand; and what is not displayed lends none.
    sprite.setAttribute('class', 'ev-theme');
    sprite.style.position = 'absolute';
    sprite.innerHTML = `<defs>${DEFS.join('')}</defs>${PIECES.join('')}${SIGNS.join('')}`;
    document.body.append(sprite);
  }, []);
}
