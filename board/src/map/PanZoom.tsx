import type { ReactNode } from 'react';
import styles from './PanZoom.module.css';
import { KEY_ZOOM, type Zoomed } from './usePanZoom.ts';

export interface PanZoomProps {
  /** From `usePanZoom`, so that the board can show the whole again when something happens out of sight. */
  readonly map: Zoomed;
  readonly children: ReactNode;
  /** In the reader's language; without `in` and `out` there is only the button back to the whole. */
  readonly names: {
    readonly frame: string;
    readonly whole: string;
    readonly in?: string | undefined;
    readonly out?: string | undefined;
  };
}

/** A frame whose content can be zoomed (pinch, double tap, wheel, + and −) and, once larger than the frame, moved. */
export function PanZoom({ map, children, names }: PanZoomProps) {
  const { view, zoom, reset, frame, handlers } = map;
  const zoomed = view.scale > 1;
  return (
    <div className={styles.outer}>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is a group of form fields */}
      <div
        ref={frame}
        className={styles.frame}
        data-zoomed={zoomed}
        role="group"
        aria-label={names.frame}
        tabIndex={zoomed ? 0 : -1}
        {...handlers}
      >
        <div
          className={styles.content}
          style={zoomed ? { transform: `translate(${view.x}px, ${view.y}px) scale(${view.scale})` } : undefined}
        >
          {children}
        </div>
      </div>
      <div className={styles.controls}>
        {names.in !== undefined && (
          <button type="button" aria-label={names.in} onClick={() => zoom(KEY_ZOOM)}>
            +
          </button>
        )}
        {names.out !== undefined && (
          <button type="button" aria-label={names.out} disabled={!zoomed} onClick={() => zoom(1 / KEY_ZOOM)}>
            −
          </button>
        )}
        {zoomed && (
          <button type="button" className={styles.whole} onClick={reset}>
            {names.whole}
          </button>
        )}
      </div>
    </div>
  );
}
