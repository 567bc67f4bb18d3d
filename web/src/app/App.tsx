import { Suspense, useEffect, useRef } from 'react';
import { useShellText } from '../games/face.ts';
import { useMotion, useSettings, useTheme } from '../settings/settings.ts';
import { Failure } from './Failure.tsx';
import { Frame } from './Frame.tsx';
import { Loading } from './Loading.tsx';
import { Page } from './Page.tsx';
import { pageName, readRoute, useHash } from './route.ts';
import { WordsContext } from './words.ts';

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

  const name = pageName(route);
  usePageStart(name);

  return (
    <WordsContext value={{ t, lang }}>
      <Frame page={route.page}>
        <Failure key={name} t={t}>
          <Suspense fallback={<Loading page={route.page} />}>
            <Page route={route} />
          </Suspense>
        </Failure>
      </Frame>
    </WordsContext>
  );
}
