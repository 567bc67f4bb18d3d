import { Icon, type IconName } from '../../app/icons.tsx';
import { links } from '../../app/route.ts';
import { useWords } from '../../app/words.ts';
import { isDrawn } from '../../games/face.ts';
import { Segments } from '../../parts/Segments.tsx';
import { Sheet } from '../../parts/Sheet.tsx';
import { change, PACES, useSettings } from '../../settings/settings.ts';
import { useAround } from './around.ts';
import type { TableModel } from './model.ts';
import styles from './Sheets.module.css';
import type { Panel } from './tools.tsx';

interface Props {
  readonly model: TableModel;
  readonly asText: boolean;
  readonly onBoard: (() => void) | undefined;
  readonly onDownload: (() => void) | undefined;
  open(panel: Panel): void;
  onClose(): void;
}

interface Item {
  readonly icon: IconName;
  readonly label: string;
  readonly key?: string;
  /** Why it does nothing now. */
  readonly help?: string;
  /** What it does, where its name does not say all. */
  readonly about?: string;
  readonly isOn?: boolean;
  run(): void;
}

/** Everything that is not needed in every turn. */
export function Menu({ model, asText, onBoard, onDownload, open, onClose }: Props) {
  const { t } = useWords();
  const sound = useSettings((settings) => settings.sound);
  const pace = useSettings((settings) => settings.pace);
  const around = useAround();
  const items: readonly (Item | false | undefined)[] = [
    { icon: 'rules', label: t.table.rulesSigns, key: 'R', run: () => open('rules') },
    onBoard && {
      icon: asText ? 'board' : 'text',
      label: asText ? t.table.drawnBoard : t.table.textBoard,
      key: 'T',
      run: onBoard,
    },
    isDrawn(model.face) && {
      icon: 'again',
      label: t.table.lastTurn,
      key: 'L',
      ...(!model.canShowAgain && { help: t.table.lastTurnNone }),
      run: () => void model.showAgain(),
    },
    // Others do not wait for this screen.
    around
      ? undefined
      : {
          icon: 'pause',
          label: t.table.pause,
          key: 'P',
          isOn: model.isPaused,
          run: () => model.pause(!model.isPaused),
        },
    { icon: 'sound', label: t.table.sound, key: 'M', isOn: sound, run: () => change({ sound: !sound }) },
    onDownload && { icon: 'save', label: t.table.download, run: onDownload },
    { icon: 'info', label: t.table.keys, key: '?', run: () => open('keys') },
    ...(around?.menu ?? []),
  ];
  return (
    <Sheet title={t.table.menu} onClose={onClose}>
      <ul className={styles.menu}>
        {items.flatMap((item) => (item ? [<MenuItem key={item.label} item={item} onClose={onClose} />] : []))}
        <li className={styles.pace}>
          <span>{t.settings.pace}</span>
          <Segments
            label={t.settings.pace}
            values={PACES}
            value={pace}
            word={(one) => t.settings.paces[one]}
            onChange={(one) => change({ pace: one })}
          />
        </li>
        <li>
          <a href={links.home}>
            <Icon name="leave" />
            <span>
              {around ? t.app.backHome : t.table.leave}
              <small>{t.table.leaveHelp}</small>
            </span>
          </a>
        </li>
      </ul>
    </Sheet>
  );
}

function MenuItem({ item, onClose }: { readonly item: Item; onClose(): void }) {
  const { icon, label, key, help, about = help, isOn } = item;
  return (
    <li>
      <button
        type="button"
        className="quiet"
        disabled={help !== undefined}
        aria-pressed={isOn}
        onClick={() => {
          onClose();
          item.run();
        }}
      >
        <Icon name={icon} />
        <span>
          {label}
          {about && <small>{about}</small>}
        </span>
        {isOn !== undefined && <Icon name={isOn ? 'check' : 'close'} size={18} />}
        {key && <kbd>{key}</kbd>}
      </button>
    </li>
  );
}

export function KeysSheet({ onClose }: { onClose(): void }) {
  const { t } = useWords();
  return (
    <Sheet title={t.table.keys} onClose={onClose}>
      <dl className={styles.keys}>
        {Object.entries(t.table.keyList).map(([key, what]) => (
          <div key={key}>
            <dt>
              <kbd>{key.length === 1 ? key.toUpperCase() : key}</kbd>
            </dt>
            <dd>{what}</dd>
          </div>
        ))}
      </dl>
    </Sheet>
  );
}
