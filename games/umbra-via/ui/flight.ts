// Flights of pieces over the page. Everything here is decoration: without it the scene is already right.

interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
}

/** Lets an element arrive from where another one stands, by the browser's own animation engine. */
export function flyFrom(element: Element, from: Box, ms: number): Animation | undefined {
  const to = element.getBoundingClientRect();
  if (to.width === 0 || ms === 0) return undefined;
  // Inside an SVG a pixel of a transform is a unit of its view box.
  const svg = element.closest('svg');
  const unit = svg ? svg.viewBox.baseVal.width / svg.getBoundingClientRect().width : 1;
  const dx = (from.left + from.width / 2 - (to.left + to.width / 2)) * unit;
  const dy = (from.top + from.width / 2 - (to.top + to.width / 2)) * unit;
  const scale = from.width / to.width;
  return element.animate(
    [
      { transform: `translate(${dx}px, ${dy}px) scale(${scale})`, offset: 0 },
      { transform: `translate(${dx * 0.35}px, ${dy * 0.35 - 14 * unit}px) scale(1.12)`, offset: 0.6 },
      { transform: 'none', offset: 1 },
    ],
    { duration: ms * 0.9, easing: 'cubic-bezier(.3,.1,.2,1)', fill: 'backwards' },
  );
}

/** Sends a picture from one element to another over everything else, then forgets it. */
export function flyCopy(
  picture: Element,
  from: Element,
  to: Element,
  { ms, delay }: { readonly ms: number; readonly delay: number },
): void {
  const start = from.getBoundingClientRect();
  const end = to.getBoundingClientRect();
  if (start.width === 0 || end.width === 0) return;
  const copy = picture.cloneNode(true) as HTMLElement;
  Object.assign(copy.style, {
    position: 'fixed',
    left: `${start.left + start.width / 2 - 14}px`,
    top: `${start.top + start.height / 2 - 14}px`,
    width: '28px',
    height: '28px',
    zIndex: '60',
    pointerEvents: 'none',
  });
  // Outside the board its colours are unknown.
  copy.classList.add('uv-theme');
  copy.setAttribute('aria-hidden', 'true');
  document.body.append(copy);
  const dx = end.left + end.width / 2 - (start.left + start.width / 2);
  const dy = end.top + end.height / 2 - (start.top + start.height / 2);
  const flight = copy.animate(
    [
      { transform: 'scale(.4)', opacity: 0 },
      { transform: 'translateY(-18px) scale(1.15)', opacity: 1, offset: 0.25 },
      { transform: `translate(${dx}px, ${dy}px) scale(.7)`, opacity: 0.9 },
    ],
    { duration: ms, delay, easing: 'cubic-bezier(.4,0,.3,1)', fill: 'backwards' },
  );
  // A cancelled flight rejects; either way the copy has to go.
  flight.finished.catch(() => undefined).finally(() => copy.remove());
}
