import type { SeatInfo } from '@penumbra/protocol';
import { useMemo } from 'react';
import { useWords } from '../../app/words.ts';
import { sitterNames } from '../../games/names.ts';

/** People as the table knows them: whoever has no name is called by the number of the seat. */
export function usePeople(seats: readonly SeatInfo[], mine: number | null) {
  const { t } = useWords();
  return useMemo(() => {
    const people = seats.map(({ kind, name }, seat) => ({
      kind: kind === 'bot' ? ('bot' as const) : ('person' as const),
      name: kind === 'bot' || seat === mine ? name : name || t.create.friend(seat + 1),
    }));
    return { people, names: sitterNames(people, t) };
  }, [seats, mine, t]);
}
