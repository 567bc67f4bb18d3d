// On a phone: everybody's tiles, and the End Tile with the cards, as sheets.
import { Sheet } from '@penumbra/board';
import type { Seat } from '@penumbra/kit';
import type { ReactElement } from 'react';
import type { View } from '../src/view.ts';
import { Cube } from './art/Art.tsx';
import { Extras, Ledger, Reserve } from './Ledger.tsx';
import { scoreShown } from './preview.ts';
import { endWords, Rail } from './Rail.tsx';
import styles from './Sheets.module.css';
import type { Props } from './usePlay.ts';

interface SheetProps extends Props {
  readonly open: boolean;
  onClose(): void;
  readonly view: View;
}

export function Ledgers({ open, onClose, view, seat, names, text, config }: SheetProps): ReactElement {
  const first = seat ?? 0;
  const order = config.seats.map((_, i) => ((i + first) % config.seats.length) as Seat);
  return (
    <Sheet {...{ open, onClose }} title={text.labels.ledgers} closeName={text.labels.close}>
      {open && (
        <ul className={`ev-theme ${styles.ledgers}`}>
          {order.map((of) => (
            <li key={of} className={`ev-${config.seats[of]}`}>
              <p className={styles.head}>
                <Cube colour={config.seats[of] as string} />
                <b>{names[of]}</b>
                <span>
                  <span className="hidden">{text.labels.score(scoreShown(view, of))}</span>
                  <span aria-hidden="true">{scoreShown(view, of)}</span>
                </span>
              </p>
              <Ledger {...{ view, of, text }} />
              <p className={styles.foot}>
                <Reserve {...{ view, of, text }} />
                <Extras {...{ view, of, text }} />
              </p>
            </li>
          ))}
        </ul>
      )}
    </Sheet>
  );
}

export function Details({ open, onClose, view, seat, text }: SheetProps): ReactElement {
  return (
    <Sheet {...{ open, onClose }} title={text.labels.details} closeName={text.labels.close}>
      {open && (
        <div className={`ev-theme ${styles.details}`}>
          <p>{endWords(view, text)}</p>
          <Rail {...{ view, seat, text }} mini={false} terse={false} point={[]} />
        </div>
      )}
    </Sheet>
  );
}
