// Plates, textures and outlines of the tiles (100 × 116), theme shapes, seats' marks, cubes, points (24 × 32).
// A theme is a silhouette before it is a colour: leaf corners, pebble, peak, plaque, slab.

export const DEFS: readonly string[] = [
  `<linearGradient id="ev-g-flora" x1="0" y1="0" x2=".35" y2="1"><stop offset="0" stop-color="var(--ev-flora-1)"/><stop offset="1" stop-color="var(--ev-flora-2)"/></linearGradient>`,
  `<linearGradient id="ev-g-water" x1="0" y1="0" x2=".35" y2="1"><stop offset="0" stop-color="var(--ev-water-1)"/><stop offset="1" stop-color="var(--ev-water-2)"/></linearGradient>`,
  `<linearGradient id="ev-g-fire" x1="0" y1="0" x2=".35" y2="1"><stop offset="0" stop-color="var(--ev-fire-1)"/><stop offset="1" stop-color="var(--ev-fire-2)"/></linearGradient>`,
  `<linearGradient id="ev-g-bonus" x1="0" y1="0" x2=".35" y2="1"><stop offset="0" stop-color="var(--ev-bonus-1)"/><stop offset="1" stop-color="var(--ev-bonus-2)"/></linearGradient>`,
  `<radialGradient id="ev-g-end" cx=".5" cy=".38" r=".8"><stop offset="0" stop-color="var(--ev-end-1)"/><stop offset="1" stop-color="var(--ev-end-2)"/></radialGradient>`,
  `<radialGradient id="ev-g-corona"><stop offset=".52" stop-color="#f3c65b" stop-opacity=".85"/><stop offset="1" stop-color="#f3c65b" stop-opacity="0"/></radialGradient>`,
  `<pattern id="ev-p-flora" width="34" height="34" patternUnits="userSpaceOnUse" patternTransform="rotate(-28)"><path d="M0 17H34M5 17q6-12 14-13M5 17q6 12 14 13M19 17q6-12 14-13M19 17q6 12 14 13" fill="none" stroke="#fff" stroke-opacity=".13" stroke-width="1.3"/></pattern>`,
  `<pattern id="ev-p-water" width="28" height="14" patternUnits="userSpaceOnUse"><path d="M-14 14a14 14 0 0 1 28 0a14 14 0 0 1 28 0M-9 14a9 9 0 0 1 18 0M19 14a9 9 0 0 1 18 0M0 7a14 14 0 0 1 28 0M5 7a9 9 0 0 1 18 0" fill="none" stroke="#fff" stroke-opacity=".13" stroke-width="1.2"/></pattern>`,
  `<pattern id="ev-p-fire" width="24" height="22" patternUnits="userSpaceOnUse"><path d="M0 22L12 0L24 22M12 22V9M0 11L6 22M24 11L18 22" fill="none" stroke="#fff" stroke-opacity=".13" stroke-width="1.2"/></pattern>`,
  `<pattern id="ev-p-bonus" width="16" height="16" patternUnits="userSpaceOnUse"><path d="M8 0A8 8 0 0 1 16 8A8 8 0 0 1 8 16A8 8 0 0 1 0 8A8 8 0 0 1 8 0" fill="none" stroke="#8a6a22" stroke-opacity=".16" stroke-width="1"/></pattern>`,
  `<pattern id="ev-p-end" width="30" height="30" patternUnits="userSpaceOnUse"><g fill="#fff" fill-opacity=".5"><circle cx="5" cy="7" r=".8"/><circle cx="21" cy="4" r=".6"/><circle cx="13" cy="18" r=".7"/><circle cx="27" cy="22" r=".9"/><circle cx="4" cy="26" r=".6"/></g></pattern>`,
  `<pattern id="ev-p-bars" width="13" height="200" patternUnits="userSpaceOnUse"><path d="M6.5 0V200" stroke="#2d2540" stroke-opacity=".42" stroke-width="3.6"/></pattern>`,
  `<path id="ev-o-flora" d="M36 1H94a5 5 0 0 1 5 5V90a25 25 0 0 1 -25 25H6a5 5 0 0 1 -5 -5V36a35 35 0 0 1 35 -35Z"/>`,
  `<path id="ev-o-water" d="M25 1H75a24 24 0 0 1 24 24V91a24 24 0 0 1 -24 24H25a24 24 0 0 1 -24 -24V25a24 24 0 0 1 24 -24Z"/>`,
  `<path id="ev-o-fire" d="M24 1H76L99 24V104L88 115H12L1 104V24Z"/>`,
  `<path id="ev-o-bonus" d="M13 1H87a12 12 0 0 0 12 12V103a12 12 0 0 0 -12 12H13a12 12 0 0 0 -12 -12V13a12 12 0 0 0 12 -12Z"/>`,
  `<path id="ev-o-end" d="M7 1H93a6 6 0 0 1 6 6V109a6 6 0 0 1 -6 6H7a6 6 0 0 1 -6 -6V7a6 6 0 0 1 6 -6Z"/>`,
];

export const PIECES: readonly string[] = [
  `<symbol id="ev-m-flora" viewBox="0 0 20 20"><path d="M10 1H18a1 1 0 0 1 1 1V10A9 9 0 0 1 10 19H2a1 1 0 0 1 -1 -1V10A9 9 0 0 1 10 1Z"/></symbol>`,
  `<symbol id="ev-m-water" viewBox="0 0 20 20"><circle cx="10" cy="10" r="9"/></symbol>`,
  `<symbol id="ev-m-fire" viewBox="0 0 20 20"><path d="M10 .8L19.6 17.4L18.4 19.2H1.6L.4 17.4Z"/></symbol>`,
  `<symbol id="ev-k-purple" viewBox="0 0 20 20"><path d="M10 1L18 10L10 19L2 10Z"/></symbol>`,
  `<symbol id="ev-k-gray" viewBox="0 0 20 20"><path d="M2 3.5H18V8.3H2ZM2 11.7H18V16.5H2Z"/></symbol>`,
  `<symbol id="ev-k-pink" viewBox="0 0 20 20"><path d="M10 1.5a8.5 8.5 0 1 0 .01 0ZM10 6.4a3.6 3.6 0 1 1 -.01 0Z" fill-rule="evenodd"/></symbol>`,
  `<symbol id="ev-k-white" viewBox="0 0 20 20"><path d="M7.3 1.5H12.7V7.3H18.5V12.7H12.7V18.5H7.3V12.7H1.5V7.3H7.3Z"/></symbol>`,
  `<symbol id="ev-cube" viewBox="0 0 24 26"><path d="M4.5 1.2H19.5L23 7.5V23a2 2 0 0 1 -2 2H3a2 2 0 0 1 -2 -2V7.5Z" fill="var(--c-edge)" stroke="#120f1c" stroke-width="1.5" stroke-linejoin="round"/><path d="M4.9 2H19.1L22.2 7.6H1.8Z" fill="var(--c-top)"/><rect x="1.8" y="7.6" width="20.4" height="15.6" rx="1.2" fill="var(--c)"/><path d="M1.8 8H22.2" stroke="#fff" stroke-opacity=".55" stroke-width=".9"/></symbol>`,
  `<symbol id="ev-cube-gone" viewBox="0 0 24 26"><path d="M4.5 2H19.5L22.5 7.5V23a1.5 1.5 0 0 1 -1.5 1.5H3a1.5 1.5 0 0 1 -1.5 -1.5V7.5ZM1.5 7.5H22.5" fill="none" stroke="var(--line-strong)" stroke-width="1.6" stroke-dasharray="3 2.4"/></symbol>`,
  `<symbol id="ev-n1" viewBox="0 0 24 32"><path d="M7 9L13.5 4V28M8 28H19"/></symbol>`,
  `<symbol id="ev-n2" viewBox="0 0 24 32"><path d="M5 10.5C5 6 8 3.5 12 3.5C16.5 3.5 19 6.5 19 10.2C19 16.5 9 20 5 28H20"/></symbol>`,
  `<symbol id="ev-n3" viewBox="0 0 24 32"><path d="M5 7.5C6.5 4.8 9 3.5 12 3.5C16 3.5 18.5 6 18.5 9.3C18.5 13 15.5 15 11 15C16 15 19.5 17.5 19.5 21.7C19.5 26 16 28.5 11.8 28.5C8.5 28.5 6 27 4.5 24.5"/></symbol>`,
  `<symbol id="ev-n4" viewBox="0 0 24 32"><path d="M15.5 28.5V3.5L3.5 20.5H20.5"/></symbol>`,
  `<symbol id="ev-n5" viewBox="0 0 24 32"><path d="M18.5 4H7.5L6 15C7.5 13.5 9.5 12.7 12 12.7C16.5 12.7 19.5 16 19.5 20.3C19.5 25 16.2 28.5 11.7 28.5C8.5 28.5 6 27.2 4.5 24.8"/></symbol>`,
  `<symbol id="ev-pawn" viewBox="0 0 20 24"><path d="M10 1a4.6 4.6 0 0 1 2.8 8.2C14 13 15.5 15 17 18.5V22H3V18.5C4.5 15 6 13 7.2 9.2A4.6 4.6 0 0 1 10 1Z" fill="var(--ev-corona)" stroke="var(--ev-dark)" stroke-width="1.4"/></symbol>`,
  `<symbol id="ev-crown" viewBox="0 0 24 24"><path d="M3 19H21L22 8L16.5 12L12 5L7.5 12L2 8Z" fill="var(--ev-corona)" stroke="var(--ev-dark)" stroke-width="1.4" stroke-linejoin="round"/></symbol>`,
];
