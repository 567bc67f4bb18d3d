import type { Motion } from '@penumbra/board/pure';
import { LANGS, type Lang } from '@penumbra/kit';
import { useSyncExternalStore } from 'react';
import { create } from 'zustand';

export const THEMES = ['auto', 'light', 'dark'] as const;
export const MOTIONS = ['auto', 'full', 'reduced'] as const;
export const PACES = ['calm', 'normal', 'quick'] as const;

export interface Settings {
  /** What the person at this device is called; empty = simply “You”. */
  readonly name: string;
  readonly lang: Lang;
  readonly theme: (typeof THEMES)[number];
  readonly motion: (typeof MOTIONS)[number];
  /** How long events are shown. */
  readonly pace: (typeof PACES)[number];
  readonly sound: boolean;
  /** 0 to 1. */
  readonly volume: number;
  readonly patterns: boolean;
  readonly confirm: boolean;
  /** The first tap of a finger shows what a move would do, the second makes it. */
  readonly firstTap: boolean;
  readonly textBoard: boolean;
}

export const LONGEST_NAME = 24;

// index.html reads the theme from this key before anything is loaded.
const KEY = 'penumbra/settings';

const usersLang = (): Lang =>
  LANGS.find((lang) => navigator.languages.some((wanted) => wanted.toLowerCase().startsWith(lang))) ?? 'en';

const standard = (): Settings => ({
  name: '',
  lang: usersLang(),
  theme: 'auto',
  motion: 'auto',
  pace: 'normal',
  sound: true,
  volume: 0.6,
  patterns: false,
  confirm: false,
  firstTap: true,
  textBoard: false,
});

/** What was kept, as far as it still makes sense. */
function kept(): Settings {
  const settings = standard();
  try {
    const stored = JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Record<keyof Settings, unknown>>;
    const { name, volume } = stored;
    return {
      name: typeof name === 'string' ? name.slice(0, LONGEST_NAME) : settings.name,
      lang: LANGS.find((lang) => lang === stored.lang) ?? settings.lang,
      theme: THEMES.find((theme) => theme === stored.theme) ?? settings.theme,
      motion: MOTIONS.find((motion) => motion === stored.motion) ?? settings.motion,
      pace: PACES.find((pace) => pace === stored.pace) ?? settings.pace,
      sound: stored.sound !== false,
      volume: typeof volume === 'number' && volume >= 0 && volume <= 1 ? volume : settings.volume,
      patterns: stored.patterns === true,
      confirm: stored.confirm === true,
      firstTap: stored.firstTap !== false,
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

/** How many times as long as usual an event is shown. */
const PACE_FACTORS = { calm: 1.6, normal: 1, quick: 0.5 } as const;
export const paceNow = (): number => PACE_FACTORS[useSettings.getState().pace];

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
