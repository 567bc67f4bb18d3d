import { type CSSProperties, type ReactElement, useMemo } from 'react';
import type { View } from '../src/view.ts';
import './art/art.css';
import './art/theme.css';
import { useSprite } from './art/sprite.ts';
import { layoutOf } from './layout.ts';
import { Valley } from './MapView.tsx';
import { atlasOfView } from './survey.ts';
import styles from './Thumb.module.css';

/** The valley of a table, as large as covers its box. */
export function Snapshot({ view }: { readonly view: View }): ReactElement {
  useSprite();
  const layout = useMemo(() => layoutOf(atlasOfView(view), 'wide', 'bare'), [view]);
  const ratio = layout.width / layout.height;
  return (
    <div className={`vn-theme ${styles.thumb}`} data-motion="reduced" aria-hidden="true">
      <div className={styles.crop} style={{ aspectRatio: ratio, '--ratio': ratio } as CSSProperties}>
        <Valley view={view} layout={layout} />
      </div>
    </div>
  );
}
