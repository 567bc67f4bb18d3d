// The pieces of a game as <symbol>s, put into the page once: boards, panels and pictures use them by name.
import { useInsertionEffect } from 'react';

interface Symbols {
  readonly id: string;
  /** The class that gives gradients their colours: they take them where they stand. */
  readonly theme?: string;
  markup(): string;
}

/** They are in the page from the first drawing on; they stay, since any board may use them. */
export function useSymbols({ id, theme, markup }: Symbols): void {
  useInsertionEffect(() => {
    if (document.getElementById(id)) return;
    const sprite = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
    sprite.id = id;
    sprite.setAttribute('width', '0');
    sprite.setAttribute('height', '0');
    sprite.setAttribute('aria-hidden', 'true');
    if (theme) sprite.setAttribute('class', theme);
    // What is not displayed lends no gradients.
    sprite.style.position = 'absolute';
    sprite.innerHTML = markup();
    document.body.append(sprite);
  }, [id, theme, markup]);
}
