import type { ReactElement } from 'react';
import { colourName } from '../src/setup.ts';
import type { TableConfig } from '../src/state.ts';
import { Flower, type FlowerColour } from './art/Flower.tsx';
import type { PathTally, Preview, Share } from './preview.ts';
import styles from './Tally.module.css';
import type { UmbraText } from './words.ts';

interface TallyProps {
  readonly config: TableConfig;
  readonly text: UmbraText;
}

/** What a move would complete, and who would earn what. */
export function PreviewTally({ preview, ...rest }: TallyProps & { readonly preview: Preview }): ReactElement {
  const { labels } = rest.text;
  const { completed, joined, asks, suddenDeath } = preview;
  return (
    <div className={styles.tally}>
      {completed.map((path, i) => (
        <PathLines key={path.cells} path={path} nth={completed.length > 1 ? i + 1 : undefined} {...rest} />
      ))}
      {joined && <PathLines path={joined} {...rest} />}
      {asks === 'summon' && <p className={styles.note}>{labels.thenSummon}</p>}
      {asks === 'shift' && <p className={styles.note}>{labels.thenShift}</p>}
      {suddenDeath && <p className={styles.alarm}>{labels.suddenDeath}</p>}
    </div>
  );
}

/** A path that lies there, complete or not. */
export function PathTallyBox({ path, ...rest }: TallyProps & { readonly path: PathTally }): ReactElement {
  return (
    <div className={styles.tally}>
      <PathLines path={path} {...rest} />
    </div>
  );
}

interface PathLinesProps extends TallyProps {
  readonly path: PathTally;
  /** Of several that are summoned one after the other. */
  readonly nth?: number | undefined;
}

function PathLines({ path, nth, config, text }: PathLinesProps): ReactElement {
  const { labels } = text;
  const isOpen = path.openEnds > 0;
  return (
    <div className={styles.path} data-complete={!isOpen || undefined}>
      <p className={styles.title}>
        {nth !== undefined && `${nth} · `}
        {isOpen ? labels.path(path.tiles) : labels.completes(path.tiles)}
      </p>
      {isOpen && <p className={styles.note}>{labels.openEnds(path.openEnds)}</p>}
      {path.length > path.tiles && <p className={styles.alarm}>{labels.countsTwice}</p>}
      {path.shares.length === 0 ? (
        <p className={styles.note}>{labels.nothingEarned}</p>
      ) : (
        <ul className={styles.shares} data-open={isOpen || undefined} aria-label={isOpen ? labels.ifClosed : undefined}>
          {path.shares.map((share) => (
            <ShareLine key={share.colour} share={share} config={config} text={text} isOpen={isOpen} />
          ))}
        </ul>
      )}
    </div>
  );
}

function ShareLine({
  share,
  config,
  text,
  isOpen,
}: TallyProps & { readonly share: Share; readonly isOpen: boolean }): ReactElement {
  const colour = colourName(config, share.colour) as FlowerColour;
  const { labels } = text;
  return (
    <li data-claims={share.claims || undefined}>
      <Flower size={isOpen ? 22 : 26} colour={colour} count={share.energy} />
      {!isOpen && <span className={styles.who}>{text.colour(config, share.colour)}</span>}
      <span className={styles.earned} data-open={isOpen || undefined}>
        +{share.earned} <Flower size={18} colour={colour} soul />
      </span>
      {share.claims && !isOpen && <strong className={styles.claims}>{labels.claims}</strong>}
    </li>
  );
}
