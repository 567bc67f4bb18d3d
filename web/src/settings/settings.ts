import { LANGS, type Lang, type Motion } from '@penumbra/board/pure';
import { useSyncExternalStore } from 'react';
import { create } from 'zustand';

export const THEMES = ['auto', 'light', 'dark'] as const;
export const MOTIONS = ['auto', 'full', 'reduced'] as const;

export interface Settings {
  readonly lang: Lang;
  readonly theme: (typeof THEMES)[number];
  readonly motion: (typeof MOTIONS)[number];
  readonly sound: boolean;
  readonly patterns: boolean;
  readonly confirm: boolean;
  readonly textBoard: boolean;
}

// index.html reads the theme from this key before anything is loaded.
const KEY = 'penumbra/settings';

const usersLang = (): Lang =>
  LANGS.find((lang) => navigator.languages.some((wanted) => wanted.toLowerCase().startsWith(lang))) ?? 'en';

const standard = (): Settings => ({
  lang: usersLang(),
  theme: 'auto',
  motion: 'auto',
  sound: false,
  patterns: false,
  confirm: false,
  textBoard: false,
});

/** What was kept, as far as it still makes sense. */
function kept(): Settings {
  const settings = standard();
  try {
    const stored = JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Record<keyof Settings, unknown>>;
    return {
      lang: LANGS.find((lang) => lang === stored.lang) ?? settings.lang,
      theme: THEMES.find((theme) => theme === stored.theme) ?? settings.theme,
      motion: MOTIONS.find((motion) => motion === stored.motion) ?? settings.motion,
      sound: stored.sound === true,
      patterns: stored.patterns === true,
      confirm: stored.confirm === true,
      textBoard: stored.textBoard === true,
    };
  } catch {
    return settings;
  }
}

export const useSettings = create<Settings>()(kept);

export function change(settings: Partial<Settings>): void {
  useSettings.setState(settings);
  try {
    localStorage.setItem(KEY, JSON.stringify(useSettings.getState()));
  } catch {
    // Without storage the settings last as long as the page.
  }
}

const darkDevice = matchMedia('(prefers-color-scheme: dark)');
const calmDevice = matchMedia('(prefers-reduced-motion: reduce)');

/** Whether a media query holds, followed as it changes. */
export const useMedia = (query: MediaQueryList): boolean =>
  useSyncExternalStore(
    (listener) => {
      query.addEventListener('change', listener);
      return () => query.removeEventListener('change', listener);
    },
    () => query.matches,
  );

export const motionNow = (): Motion => {
  const { motion } = useSettings.getState();
  return motion === 'auto' ? (calmDevice.matches ? 'reduced' : 'full') : motion;
};

export function useMotion(): Motion {
  const calm = useMedia(calmDevice);
  const motion = useSettings((settings) => settings.motion);
  return motion === 'auto' ? (calm ? 'reduced' : 'full') : motion;
}

export function useTheme(): 'light' | 'dark' {
  const dark = useMedia(darkDevice);
  const theme = useSettings((settings) => settings.theme);
  return theme === 'auto' ? (dark ? 'dark' : 'light') : theme;
}
