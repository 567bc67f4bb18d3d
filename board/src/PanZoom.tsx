import { type ReactNode, useRef } from 'react';
import styles from './PanZoom.module.css';
import { KEY_ZOOM, usePanZoom } from './usePanZoom.ts';

export interface PanZoomProps {
  readonly children: ReactNode;
  /** Accessible names, in the reader's language. */
  readonly names: { readonly frame: string; readonly in: string; readonly out: string; readonly reset: string };
}

/** A frame whose content can be zoomed (pinch, Ctrl + wheel, + and −) and, once larger than the frame, moved. */
export function PanZoom({ children, names }: PanZoomProps) {
  const frame = useRef<HTMLDivElement>(null);
  const { view, zoom, reset, dragged, handlers } = usePanZoom(frame);
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
        onClickCapture={(event) => dragged() && event.stopPropagation()}
      >
        <div
          className={styles.content}
          style={zoomed ? { transform: `translate(${view.x}px, ${view.y}px) scale(${view.scale})` } : undefined}
        >
          {children}
        </div>
      </div>
      <div className={styles.controls}>
        <button type="button" aria-label={names.in} onClick={() => zoom(KEY_ZOOM)}>
          +
        </button>
        <button type="button" aria-label={names.out} disabled={!zoomed} onClick={() => zoom(1 / KEY_ZOOM)}>
          −
        </button>
        {zoomed && (
          <button type="button" aria-label={names.reset} onClick={reset}>
            ⤢
          </button>
        )}
      </div>
    </div>
  );
}
