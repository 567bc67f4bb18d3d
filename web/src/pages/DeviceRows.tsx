import { useState } from 'react';
import { announce } from '../app/announce.ts';
import { useWords } from '../app/words.ts';
import { Row } from '../parts/Rows.tsx';
import { Sheet } from '../parts/Sheet.tsx';
import { storedTables } from '../shelf/stored.ts';

/** The games that this device keeps: how many, how large, and how to be rid of them. */
export function DeviceRows() {
  const { t, lang } = useWords();
  const [stored, setStored] = useState(storedTables);
  const [asking, setAsking] = useState(false);
  const [note, setNote] = useState('');
  const { settings: words } = t;
  const size = new Intl.NumberFormat(lang, { style: 'unit', unit: 'kilobyte', maximumFractionDigits: 0 });
  const finished = stored.filter(({ over }) => over);
  const remove = async (ids: readonly string[], done: string): Promise<void> => {
    const { removeTables } = await import('../shelf/shelf.ts');
    removeTables(ids);
    setStored(storedTables());
    setAsking(false);
    setNote(done);
    announce([done]);
  };
  const bytes = stored.reduce((sum, table) => sum + table.size, 0);
  return (
    <>
      <Row label={words.data} help={words.dataHelp}>
        <span className="num">{words.dataSize(stored.length, size.format(bytes / 1000))}</span>
      </Row>
      <Row label={words.removeAll} help={note}>
        <span className="row">
          {finished.length > 0 && (
            <button
              type="button"
              className="slim"
              onClick={() =>
                void remove(
                  finished.map(({ id }) => id),
                  words.removedFinished,
                )
              }
            >
              {words.removeFinished}
            </button>
          )}
          <button type="button" className="slim danger" disabled={stored.length === 0} onClick={() => setAsking(true)}>
            {words.removeAll}
          </button>
        </span>
      </Row>
      <Sheet open={asking} title={words.removeAll} onClose={() => setAsking(false)}>
        <p>{words.removeSure}</p>
        <div className="row">
          <button
            type="button"
            className="danger"
            onClick={() =>
              void remove(
                stored.map(({ id }) => id),
                words.removed,
              )
            }
          >
            {words.yes}
          </button>
          <button type="button" onClick={() => setAsking(false)}>
            {words.no}
          </button>
        </div>
      </Sheet>
    </>
  );
}
