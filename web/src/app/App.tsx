import { Suspense, useEffect } from 'react';
import { useShellText } from '../games/face.ts';
import { useMotion, useSettings, useTheme } from '../settings/settings.ts';
import { Failure } from './Failure.tsx';
import { Frame } from './Frame.tsx';
import { Page } from './Page.tsx';
import { readRoute, useHash } from './route.ts';
import { WordsContext } from './words.ts';

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
