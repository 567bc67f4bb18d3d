import { type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import { useLook } from '../games/face.ts';
import { useMotion } from '../settings/settings.ts';
import styles from './Cover.module.css';

interface Props {
  readonly game: string;
  readonly className?: string;
  /** A picture that does not move, for places where several stand side by side. */
  readonly still?: boolean;
  readonly children?: ReactNode;
}

/** A game's living picture. It keeps its own time of day in both themes, and lives only while it is on the screen. */
export function Cover({ game, className = '', still = false, children }: Props) {
  const box = useRef<HTMLSpanElement>(null);
  const onScreen = useOnScreen(box);
  const motion = useMotion();
  return (
    <span ref={box} className={`${styles.cover} ${className}`} data-game={game}>
      <span className={styles.art} aria-hidden="true">
        <Suspense>
          <Art game={game} motion={still || !onScreen ? 'reduced' : motion} />
        </Suspense>
      </span>
      {children}
    </span>
  );
}

function Art({ game, motion }: { readonly game: string; readonly motion: 'full' | 'reduced' }) {
  const look = useLook(game);
  return <look.Thumb motion={motion} />;
}

function useOnScreen(box: React.RefObject<Element | null>): boolean {
  const [seen, setSeen] = useState(false);
  useEffect(() => {
    if (!box.current) return;
    const observer = new IntersectionObserver((entries) => setSeen(entries.some((entry) => entry.isIntersecting)));
    observer.observe(box.current);
    return () => observer.disconnect();
  }, [box]);
  return seen;
}

/** Name and half a sentence over the darkened foot of a cover. */
export function CoverTitle({ name, tagline }: { readonly name: ReactNode; readonly tagline?: string }) {
  return (
    <>
      <span className={styles.veil} />
      <span className={styles.title}>
        {name}
        {tagline && <span>{tagline}</span>}
      </span>
    </>
  );
}
