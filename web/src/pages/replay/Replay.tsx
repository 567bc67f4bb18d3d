import type { BoardProps } from '@penumbra/board';
import { TextBoard } from '@penumbra/board';
import type { GameRecord, Seat } from '@penumbra/kit';
import { useCallback, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { useWords } from '../../app/words.ts';
import { useFace } from '../../games/face.ts';
import { playerName } from '../../games/names.ts';
import { playerOfName } from '../../session/players.ts';
import { useMotion, useSettings } from '../../settings/settings.ts';
import { Controls } from './Controls.tsx';
import { ReplayModel, type ReplayParts } from './model.ts';
import { RecordActions } from './RecordActions.tsx';
import styles from './Replay.module.css';
import { ReviewPanel } from './ReviewPanel.tsx';
import { StepList } from './StepList.tsx';

interface Props {
  readonly record: GameRecord;
  readonly first: number | undefined;
}

export function Replay({ record, first }: Props) {
  const { t, lang } = useWords();
  const face = useFace(record.config.game, lang);
  const [model] = useState(() => new ReplayModel(record, face, first));
  useSyncExternalStore(model.subscribe, () => model.version);
  useEffect(() => model.stop, [model]);
  const names = useMemo(
    () =>
      record.config.seats.map((colour, i) =>
        // A record without names is kept with colours for names.
        playerName(
          playerOfName(record.names[i] === colour ? undefined : record.names[i], {
            kind: 'person',
            name: face.text.seat(colour),
          }),
          t,
        ),
      ),
    [record, face, t],
  );
  const { timeline, step } = model;
  return (
    <main className={styles.replay} id="content" tabIndex={-1} data-testid="replay">
      <div className={styles.title}>
        <h1>{t.replay.title(face.text.name)}</h1>
        <p>
          {t.table.round(timeline.roundAt(step))} · {t.replay.step(step, timeline.length)}
        </p>
      </div>
      <ReplayPlayers {...{ model, face, names }} />
      <section className={styles.stage} aria-label={t.table.board}>
        <ReplayBoard {...{ model, face, names }} />
      </section>
      <Controls {...{ model, face, names }} />
      <StepList {...{ model, face, names }} />
      <RecordActions {...{ model, record }} />
      <ReviewPanel {...{ model, face, names, record }} />
    </main>
  );
}

function ReplayPlayers({ model, face, names }: ReplayParts) {
  const { t, lang } = useWords();
  const patterns = useSettings((settings) => settings.patterns);
  const { record, result } = model.timeline;
  const { config } = record;
  const over = model.step === model.timeline.length;
  return (
    <section className={styles.players} aria-label={t.table.players}>
      <ul>
        {config.seats.map((colour, i) => (
          <li key={colour} data-tone={colour}>
            <b>{names[i]}</b> <span>{face.text.seat(colour)}</span>
            {over && result?.winners.includes(i as Seat) && <em> · {t.table.winner}</em>}
            {face.ui && (
              <face.ui.Player
                {...{ config, patterns, lang }}
                seen={model.seenOf(i as Seat)}
                of={i as Seat}
                text={face.text}
              />
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

const noop = (): void => {};

function ReplayBoard({ model, face, names }: ReplayParts) {
  const { t, lang } = useWords();
  const motion = useMotion();
  const patterns = useSettings((settings) => settings.patterns);
  const { config, game } = model.timeline.record;
  const { showing, seen, viewer } = model;
  const move = useCallback((one: { readonly kind: string }) => face.text.move(one, config), [face, config]);
  if (!face.ui) {
    return (
      <TextBoard
        {...{ game, seen, move }}
        names={t.text}
        element={face.text.element}
        act={noop}
        hint={undefined}
        still={true}
      />
    );
  }
  const props: BoardProps = {
    config,
    seen: showing?.after ?? seen,
    before: showing?.before,
    moments: showing?.moments ?? [],
    seat: viewer === 'public' ? undefined : viewer,
    names,
    text: face.text,
    lang,
    act: noop,
    retract: noop,
    refusal: undefined,
    pending: undefined,
    hint: undefined,
    point: [],
    assist: 'off',
    motion,
    patterns,
    still: true,
  };
  return <face.ui.Board {...props} />;
}
