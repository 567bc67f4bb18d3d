/** An eclipse: the penumbra around a shadow. */
export function Logo() {
  return (
    <svg viewBox="0 0 32 32" aria-hidden="true">
      <circle cx="16" cy="16" r="15" fill="#8f63c9" opacity="0.3" />
      <circle cx="16" cy="16" r="11.5" fill="#f2bd49" />
      <circle cx="18.2" cy="14.6" r="10.2" fill="#171930" />
    </svg>
  );
}

const PATHS = {
  undo: 'M9 7 4 12l5 5M4 12h10a6 6 0 0 1 0 12h-3',
  hint: 'M12 3a7 7 0 0 0-4 12.7V18h8v-2.3A7 7 0 0 0 12 3ZM9 21h6',
  text: 'M4 6h16M4 11h16M4 16h10',
  board: 'M4 4h16v16H4zM4 12h16M12 4v16',
  chat: 'M4 5h16v11H10l-5 4v-4H4z',
  log: 'M5 5h14M5 10h14M5 15h9M5 20h6',
  first: 'M6 5v14M19 5 9 12l10 7z',
  back: 'M17 5 7 12l10 7z',
  play: 'M7 4v16l13-8z',
  pause: 'M8 5v14M16 5v14',
  forward: 'M7 5l10 7-10 7z',
  last: 'M18 5v14M5 5l10 7-10 7z',
  link: 'M10 14a4 4 0 0 0 6 .4l3-3a4 4 0 0 0-6-6l-1.5 1.5M14 10a4 4 0 0 0-6-.4l-3 3a4 4 0 0 0 6 6l1.5-1.5',
  save: 'M12 4v11M7 11l5 5 5-5M5 20h14',
  open: 'M12 16V5M7 9l5-5 5 5M5 20h14',
  fork: 'M7 4v16M7 12c8 0 10-2 10-8M13 6l4-3 3 4',
  shield: 'M12 3 5 6v6c0 4.5 3 7.5 7 9 4-1.5 7-4.5 7-9V6zM9 12l2.2 2.2L15.5 10',
  crown: 'M4 18h16M4 15 3 7l5 4 4-6 4 6 5-4-1 8z',
  bin: 'M5 7h14M9 7V4h6v3M7 7l1 13h8l1-13',
  again: 'M4 12a8 8 0 0 1 14-5l2 2M20 4v5h-5M20 12a8 8 0 0 1-14 5l-2-2M4 20v-5h5',
  leave: 'M10 4H5v16h5M14 8l4 4-4 4M18 12H9',
  share: 'M12 15V3M7.5 7 12 3l4.5 4M5 12v8h14v-8',
  menu: 'M5 12h.01M12 12h.01M19 12h.01',
  rules: 'M12 6c-2-1.6-5-2-8-2v14c3 0 6 .4 8 2 2-1.6 5-2 8-2V4c-3 0-6 .4-8 2Zm0 0v14',
  people: 'M9 11a4 4 0 1 0 0-8 4 4 0 0 0 0 8ZM2 21c0-4 3-7 7-7s7 3 7 7M16 3.5a4 4 0 0 1 0 7M19 14.5c2 1 3 3.5 3 6.5',
  person: 'M12 11a4 4 0 1 0 0-8 4 4 0 0 0 0 8ZM5 21c0-4 3-7 7-7s7 3 7 7',
  learn: 'M2 9l10-5 10 5-10 5zM6 11v6c4 3 8 3 12 0v-6M22 9v6',
  eye: 'M2 12c3-5 6-7 10-7s7 2 10 7c-3 5-6 7-10 7s-7-2-10-7ZM12 15a3 3 0 1 0 0-6 3 3 0 0 0 0 6Z',
  close: 'M6 6l12 12M18 6 6 18',
  right: 'M9 6l6 6-6 6',
  plus: 'M12 5v14M5 12h14',
  check: 'M5 13l4 4L19 7',
  gear: 'M12 15a3 3 0 1 0 0-6 3 3 0 0 0 0 6ZM12 2v4M12 18v4M2 12h4M18 12h4M5 5l3 3M16 16l3 3M19 5l-3 3M8 16l-3 3',
  sound: 'M4 9v6h4l5 4V5L8 9zM17 9c1.5 2 1.5 4 0 6M20 6c3 4 3 8 0 12',
  wave: 'M3 12c3-6 6-6 9 0s6 6 9 0',
  clock: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18ZM12 7v5l3 3',
  bell: 'M6 17v-6a6 6 0 0 1 12 0v6l2 2H4zM10 22h4',
  chart: 'M4 20h16M7 16v-5M12 16V5M17 16V9',
  info: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18ZM12 11v6M12 7.5v.01',
} as const;

export type IconName = keyof typeof PATHS;

export function Icon({ name, size = 20 }: { readonly name: IconName; readonly size?: number }) {
  return (
    <svg
      viewBox="0 0 24 24"
      width={size}
      height={size}
      fill="none"
      stroke="currentColor"
      strokeWidth={name === 'menu' ? 3.6 : 2}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      style={{ flex: 'none' }}
    >
      <path d={PATHS[name]} />
    </svg>
  );
}
