import { Sheet } from '@penumbra/board';
import type { ReactElement } from 'react';
import { contractOf } from '../src/box.ts';
import type { View } from '../src/view.ts';
import type { Contract } from '../src/words.ts';
import type { ViaText } from '../text/words.ts';
import { Icon } from './art/Use.tsx';
import { isBonus } from './describe.ts';
import styles from './GuildSheet.module.css';

interface ContractSheetProps {
  readonly view: View;
  readonly contract: Contract;
  readonly text: ViaText;
  onClose(): void;
}

/** A contract large and in words. */
export function ContractSheet({ view, contract, text, onClose }: ContractSheetProps): ReactElement {
  const { labels } = text;
  const { kind, points } = contractOf(view.config, contract);
  return (
    <Sheet
      open
      onClose={onClose}
      title={text.contract(contract, view.config)}
      closeName={labels.close}
      className="vn-theme"
    >
      <div className={styles.card}>
        <Icon id={`c-${kind}`} />
        <div>
          <p>{text.says(contract, view.config)}</p>
          <p>{labels.asks(text.cost(contract, view.config))}</p>
          <p>{isBonus(kind) ? labels.pointsLater : labels.points(points)}</p>
        </div>
      </div>
    </Sheet>
  );
}
