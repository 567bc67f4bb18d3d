import { useMedia } from '../../settings/settings.ts';

const low = matchMedia('(max-height: 519px)');
const phone = matchMedia('(max-width: 719px)');
const tablet = matchMedia('(max-width: 1199px)');
const desk = matchMedia('(max-width: 1399px)');

/** How the table is arranged; the style sheets have the same borders. `low` is a phone held sideways. */
export type Layout = 'wide' | 'desk' | 'tablet' | 'phone' | 'low';

export function useLayout(): Layout {
  const [isLow, isPhone, isTablet, isDesk] = [useMedia(low), useMedia(phone), useMedia(tablet), useMedia(desk)];
  if (isLow) return 'low';
  if (isPhone) return 'phone';
  return isTablet ? 'tablet' : isDesk ? 'desk' : 'wide';
}
