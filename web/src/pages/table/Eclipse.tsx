import styles from './Eclipse.module.css';

/** The same for all of them. */
const CLIP = 'eclipse-disc';

/** Time left as an eclipse: 1 is the full sun, 0 a black disc. */
export function Eclipse({ left, size = 22 }: { readonly left: number; readonly size?: number }) {
  return (
    <svg viewBox="-12 -12 24 24" width={size} height={size} aria-hidden="true" className={styles.eclipse}>
      <clipPath id={CLIP}>
        <circle r="10" />
      </clipPath>
      <circle className={styles.disc} r="10" />
      <g clipPath={`url(#${CLIP})`}>
        <circle className={styles.moon} cx={20 * left} cy={-8 * left} r="10.4" />
      </g>
      <circle className={styles.rim} r="10" />
    </svg>
  );
}
