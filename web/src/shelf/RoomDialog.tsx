import { useWords } from '../app/words.ts';
import { Sheet } from '../parts/Sheet.tsx';
import { makeRoom, useRoom } from './play.ts';
import { storedTables } from './stored.ts';

/** The browser's storage is full: says so, and offers to let finished games go. */
export function RoomDialog() {
  const { t } = useWords();
  const waiting = useRoom((state) => state.waiting);
  const finished = waiting ? storedTables().filter(({ over }) => over) : [];
  const close = (): void => useRoom.setState({ waiting: undefined });
  return (
    <Sheet open={waiting !== undefined} title={t.room.title} onClose={close}>
      <p>{t.room.text}</p>
      {finished.length === 0 && <p>{t.room.none}</p>}
      <div className="row">
        {finished.length > 0 && (
          <button type="button" className="sun" onClick={() => void makeRoom(finished.map(({ id }) => id))}>
            {t.room.make(finished.length)}
          </button>
        )}
        <button type="button" onClick={close}>
          {t.room.cancel}
        </button>
      </div>
    </Sheet>
  );
}
