/** A pointer that moves further than this, in px, drags; a shorter way is a tap. */
export const MOVED = 6;

/** The click of the pointer that goes up in this moment is no tap. A finger's click may take its time to come. */
export function swallowClick(): void {
  const over = new AbortController();
  const options = { capture: true, signal: over.signal } as const;
  const stop = (event: Event): void => {
    event.preventDefault();
    event.stopPropagation();
    over.abort();
  };
  addEventListener('click', stop, options);
  // Whatever comes next is meant.
  addEventListener('pointerdown', () => over.abort(), options);
  addEventListener('keydown', () => over.abort(), options);
}

/** The click of the pointer that is down will be no tap. */
export function swallowNextClick(): void {
  addEventListener('pointerup', swallowClick, { capture: true, once: true });
}
