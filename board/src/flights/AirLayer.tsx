import { useLayoutEffect, useRef, useSyncExternalStore } from 'react';
import { boxOf, findElement } from '../element.ts';
import type { Box } from '../geometry.ts';
import { TopLayer } from '../TopLayer.tsx';
import styles from './AirLayer.module.css';
import type { Air, Aloft, Place } from './air.ts';
import { keyframes } from './path.ts';

const EASING = 'cubic-bezier(.5, 0, .2, 1)';

function boxAt(place: Place): Box | undefined {
  if (typeof place !== 'string') return place instanceof Element ? boxOf(place) : place;
  const element = findElement(place);
  return element && boxOf(element);
}

/** Everything that is in the air. It stands inside the board, whose colours the pieces need. */
export function AirLayer({ air }: { readonly air: Air }) {
  const aloft = useSyncExternalStore(air.subscribe, () => air.aloft);
  if (aloft.length === 0) return null;
  return (
    <TopLayer>
      {aloft.map((flight) => (
        <Flyer key={flight.id} air={air} flight={flight} />
      ))}
    </TopLayer>
  );
}

function Flyer({ air, flight }: { readonly air: Air; readonly flight: Aloft }) {
  const flyer = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a flight is started once, wherever its places go meanwhile
  useLayoutEffect(() => {
    const { id, ms, delay = 0, path = 'arc', easing = EASING, hides } = flight;
    const node = flyer.current;
    const [from, to] = [boxAt(flight.from), boxAt(flight.to)];
    if (!node || !from || !to) return air.land(id);
    const size = Math.max(1, node.offsetWidth, node.offsetHeight);
    const animation = node.animate([...keyframes(from, to, size, path)] as unknown as Keyframe[], {
      duration: ms,
      delay,
      easing,
      fill: 'both',
    });
    const hidden = (hides === undefined ? undefined : findElement(hides))?.animate(
      [{ visibility: 'hidden' }, { visibility: 'hidden' }],
      { duration: ms + delay },
    );
    air.started(id, animation);
    animation.finished.then(() => air.land(id)).catch(() => undefined);
    return () => {
      animation.cancel();
      hidden?.cancel();
    };
  }, []);
  return (
    <div ref={flyer} className={styles.flyer}>
      {flight.piece}
    </div>
  );
}
