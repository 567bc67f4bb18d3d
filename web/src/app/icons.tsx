/** An eclipse: the penumbra around a shadow. */
export function Logo() {
  return (
    <svg viewBox="0 0 32 32" aria-hidden="true">
      <circle cx="16" cy="16" r="15" fill="#8f63c9" opacity="0.28" />
      <circle cx="16" cy="16" r="11.5" fill="#e9b85f" />
      <circle cx="18.2" cy="14.6" r="10.2" fill="#1b1d35" />
    </svg>
  );
}

const PATHS = {
  undo: 'M9 7 4 12l5 5M4 12h10a6 6 0 0 1 0 12h-3',
  hint: 'M12 3a7 7 0 0 0-4 12.7V18h8v-2.3A7 7 0 0 0 12 3ZM9 21h6',
  text: 'M4 6h16M4 11h16M4 16h10',
  board: 'M4 4h16v16H4zM4 12h16M12 4v16',
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
} as const;

export type IconName = keyof typeof PATHS;

export function Icon({ name }: { readonly name: IconName }) {
  return (
    <svg
      viewBox="0 0 24 24"
      width="20"
      height="20"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={PATHS[name]} />
    </svg>
  );
}
