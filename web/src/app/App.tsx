import { Suspense, useEffect, useRef } from 'react';
import { useShellText } from '../games/face.ts';
import { useMotion, useSettings, useTheme } from '../settings/settings.ts';
import { Failure } from './Failure.tsx';
import { Frame } from './Frame.tsx';
import { Page } from './Page.tsx';
import { readRoute, useHash } from './route.ts';
import { WordsContext } from './words.ts';

/** What names the page: steps and sections of the same page are no new page. */
const pathOf = (hash: string): string => hash.split('/').slice(0, 4).join('/');

/** A new page is read from its top, by eyes and by screen readers. */
function usePageStart(path: string): void {
  const last = useRef(path);
  useEffect(() => {
    if (last.current === path) return;
    last.current = path;
    scrollTo(0, 0);
    document.getElementById('content')?.focus({ preventScroll: true });
  }, [path]);
}

export function App() {
  const lang = useSettings((settings) => settings.lang);
  const theme = useTheme();
  const motion = useMotion();
  const t = useShellText(lang);
  const hash = useHash();
  const route = readRoute(hash);

  useEffect(() => {
    const { documentElement } = document;
    documentElement.lang = lang;
    documentElement.dataset.theme = theme;
    documentElement.dataset.motion = motion;
  }, [lang, theme, motion]);

  usePageStart(pathOf(hash));

  return (
    <WordsContext value={{ t, lang }}>
      <Frame page={route.page}>
        <Failure key={hash} t={t}>
          <Suspense fallback={<p className="page">{t.app.loading}</p>}>
            <Page route={route} />
          </Suspense>
        </Failure>
      </Frame>
    </WordsContext>
  );
}
