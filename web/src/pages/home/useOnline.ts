import { useEffect, useState } from 'react';
import { useWords } from '../../app/words.ts';
import type { OnlineTables } from '../../online/lines.ts';
import { hasServerNow } from '../../online/probe.ts';

const AGAIN_MS = 30_000;

/** The tables of the server, as far as there is one; read again now and then, and when one comes back to the page. */
export function useOnline(): OnlineTables | undefined {
  const { lang } = useWords();
  const [online, setOnline] = useState<OnlineTables>();
  useEffect(() => {
    let here = true;
    const read = async (): Promise<void> => {
      if (document.hidden || !(await hasServerNow())) return;
      const { readOnline } = await import('../../online/lines.ts');
      const tables = await readOnline(lang).catch(() => undefined);
      if (here && tables) setOnline(tables);
    };
    const again = (): void => void read();
    again();
    const timer = setInterval(again, AGAIN_MS);
    document.addEventListener('visibilitychange', again);
    return () => {
      here = false;
      clearInterval(timer);
      document.removeEventListener('visibilitychange', again);
    };
  }, [lang]);
  return online;
}
