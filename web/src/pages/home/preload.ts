// Whoever looks at the games will open a table next: its parts are fetched while nothing else is to be done.
import type { Lang } from '@penumbra/kit';
import { useEffect } from 'react';
import { whenIdle } from '../../app/clock.ts';
import { gameIds } from '../../games/cards.ts';
import { hasUi, preloadFace } from '../../games/face.ts';

export const loadTablePage = () => import('../table/TablePage.tsx');

export function usePreloadedTables(lang: Lang): void {
  useEffect(
    () =>
      whenIdle(() => {
        // Without a network the table says so itself when it is opened.
        loadTablePage().catch(() => undefined);
        for (const id of gameIds) if (hasUi(id)) preloadFace(id, lang);
      }),
    [lang],
  );
}
