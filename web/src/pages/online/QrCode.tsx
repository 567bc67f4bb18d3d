import { useMemo } from 'react';
import { qrCode } from '../../online/qr.ts';
import styles from './Online.module.css';

const QUIET = 3;

/** Dark on light in both themes: cameras want it so. */
export function QrCode({ text, label }: { readonly text: string; readonly label: string }) {
  const { path, size } = useMemo(() => {
    const grid = qrCode(text);
    const cells = grid.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : [])));
    return { path: cells.join(''), size: grid.length };
  }, [text]);
  const side = size + 2 * QUIET;
  return (
    <svg className={styles.qr} viewBox={`${-QUIET} ${-QUIET} ${side} ${side}`} role="img" aria-label={label}>
      <path d={path} fill="#14152a" shapeRendering="crispEdges" />
    </svg>
  );
}
