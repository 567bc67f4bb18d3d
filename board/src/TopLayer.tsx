import { type ReactNode, useLayoutEffect, useRef } from 'react';
import styles from './TopLayer.module.css';

export interface TopLayerProps {
  readonly children: ReactNode;
  readonly className?: string | undefined;
}

/**
 * The whole window, above everything, panels and open sheets included. It is the browser's top layer, so it needs no
 * place of its own in the page: it can stand inside a board and inherit its colours, whatever clips or moves the board.
 */
export function TopLayer({ children, className = '' }: TopLayerProps) {
  const layer = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = layer.current;
    element?.showPopover();
    return () => element?.hidePopover();
  }, []);
  return (
    <div ref={layer} popover="manual" className={`${styles.layer} ${className}`} aria-hidden="true">
      {children}
    </div>
  );
}
