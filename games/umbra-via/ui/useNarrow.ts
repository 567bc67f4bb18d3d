import { useEffect, useState } from 'react';

/** Where the app's dock has no room for more than the hand. */
const PHONE = '(max-width: 719px), (max-height: 519px)';

export function useNarrow(): boolean {
  const [is, set] = useState(() => matchMedia(PHONE).matches);
  useEffect(() => {
    const media = matchMedia(PHONE);
    const listen = (): void => set(media.matches);
    media.addEventListener('change', listen);
    return () => media.removeEventListener('change', listen);
  }, []);
  return is;
}
