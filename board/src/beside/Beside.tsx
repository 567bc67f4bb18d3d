import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { boxOf, findElement } from '../element.ts';
import { type Box, boxAround } from '../geometry.ts';
import styles from './Beside.module.css';
import { type Kept, type Side, spotBeside } from './spot.ts';

export interface BesideProps {
  /** The name of the element that it describes; of several, all of them. */
  readonly of: string | readonly string[];
  readonly children: ReactNode;
  /** Elements that should stay in sight, by name, the most important with the greatest weight. */
  readonly keep?: { readonly [name: string]: number } | undefined;
  readonly prefer?: readonly Side[] | undefined;
  /** The name of the element to stay inside of; the window unless given. */
  readonly within?: string | undefined;
  readonly className?: string | undefined;
  /** `alert` is read out at once: for a refusal that the app has not read. */
  readonly role?: 'alert' | 'status' | undefined;
  readonly label?: string | undefined;
}

const MARGIN = 4;

const windowBox = (): Box => ({
  left: MARGIN,
  top: MARGIN,
  width: document.documentElement.clientWidth - 2 * MARGIN,
  height: window.innerHeight - 2 * MARGIN,
});

const boxesOf = (names: readonly string[]): Box[] =>
  names.flatMap((name) => {
    const element = findElement(name);
    return element ? [boxOf(element)] : [];
  });

/** Moves the bubble without React: it follows every scrolling and zooming of what it stands beside. */
function settle(bubble: HTMLElement, { of, keep = {}, prefer, within }: BesideProps): void {
  const anchor = boxAround(boxesOf([of].flat()));
  bubble.toggleAttribute('data-lost', !anchor);
  if (!anchor) return;
  const kept = Object.entries(keep).flatMap(([name, weight]): Kept[] =>
    boxesOf([name]).map((box) => ({ box, weight })),
  );
  const room = within === undefined ? undefined : boxesOf([within])[0];
  const spot = spotBeside({
    anchor,
    size: { width: bubble.offsetWidth, height: bubble.offsetHeight },
    within: room ?? windowBox(),
    keep: kept,
    ...(prefer ? { prefer } : {}),
  });
  bubble.style.left = `${Math.round(spot.left)}px`;
  bubble.style.top = `${Math.round(spot.top)}px`;
  bubble.style.setProperty('--tail', `${Math.round(spot.tail)}px`);
  bubble.setAttribute('data-side', spot.side);
}

/** A bubble beside an element: a preview, a refusal, a choice. Above everything, and never over what it describes. */
export function Beside(props: BesideProps) {
  const bubble = useRef<HTMLDivElement>(null);
  const newest = useRef(props);
  newest.current = props;
  useLayoutEffect(() => {
    const element = bubble.current;
    if (!element) return;
    element.showPopover();
    const again = (): void => settle(element, newest.current);
    addEventListener('scroll', again, { capture: true, passive: true });
    addEventListener('resize', again);
    return () => {
      removeEventListener('scroll', again, { capture: true });
      removeEventListener('resize', again);
      element.hidePopover();
    };
  }, []);
  useLayoutEffect(() => {
    if (bubble.current) settle(bubble.current, props);
  });
  return (
    // biome-ignore lint/a11y/useAriaPropsSupportedByRole: each of the three roles may have a name
    <div
      ref={bubble}
      popover="manual"
      className={`${styles.beside} ${props.className ?? ''}`}
      role={props.role ?? 'group'}
      aria-label={props.label}
    >
      {props.children}
    </div>
  );
}
