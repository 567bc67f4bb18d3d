import type { Game } from '@penumbra/kit';
import { useEffect, useState } from 'react';
import { Icon } from '../../app/icons.tsx';
import { useWords } from '../../app/words.ts';
import { FACES } from '../../bots/faces.ts';
import { Moon } from '../../bots/Moon.tsx';
import { Sheet } from '../../parts/Sheet.tsx';
import { mixOf, type Strength, strengthIn } from '../../session/fair.ts';
import type { BotChoice } from '../../session/players.ts';
import { tables } from '../../session/tables.ts';
import type { ShellText } from '../../text/index.ts';
import { LEVELS } from '../../think/levels.ts';
import styles from './SeatFields.module.css';

interface Props {
  readonly game: Game;
  readonly seat: string;
  readonly level: BotChoice;
  /** At a table on the server, which has its own estimate. */
  readonly isRemote: boolean;
  onChange(level: BotChoice): void;
}

/** A bot by face, name and level; the list says what each is like and how strong it was measured to be. */
export function BotPicker({ game, seat, level, isRemote, onChange }: Props) {
  const { t } = useWords();
  const [open, setOpen] = useState(false);
  const { name, word } = wordsOf(level, t);
  return (
    <>
      <button
        type="button"
        className={styles.picker}
        aria-haspopup="dialog"
        aria-label={`${t.create.level(seat)}: ${name}, ${word}`}
        onClick={() => setOpen(true)}
      >
        <Moon level={level} size={28} />
        <span>
          {name} <span className={styles.level}>{word}</span>
        </span>
        <Icon name="right" size={18} />
      </button>
      <span className={styles.sentence}>
        {level === 'fair' ? <FairSentence {...{ game, isRemote }} /> : t.bots.about[level]}
      </span>
      <Sheet open={open} title={t.create.level(seat)} onClose={() => setOpen(false)}>
        <Bots
          {...{ game, level }}
          onChange={(chosen) => {
            onChange(chosen);
            setOpen(false);
          }}
        />
        <p className="soft">{t.bots.strengthHelp}</p>
      </Sheet>
    </>
  );
}

const wordsOf = (level: BotChoice, { bots }: ShellText): { name: string; word: string; about: string } =>
  level === 'fair'
    ? { name: bots.fair.name, word: bots.fair.level, about: bots.fair.about }
    : { name: bots.names[level], word: bots.levels[level], about: bots.about[level] };

type Known = Pick<Strength, 'estimate' | 'games'>;

/** By the games that ended on the server, if there are any and the table will be there; else by those of this device. */
function useStrength(game: string, isRemote: boolean): Known {
  const [online, setOnline] = useState<Known>();
  useEffect(() => {
    if (!isRemote) return setOnline(undefined);
    void import('../../online/strength.ts')
      .then(({ strengthOnline }) => strengthOnline(game))
      .then(setOnline, () => {});
  }, [game, isRemote]);
  return online ?? strengthIn(tables, game);
}

function FairSentence({ game, isRemote }: Pick<Props, 'game' | 'isRemote'>) {
  const { t } = useWords();
  return fairSentence(game, useStrength(game.facts.id, isRemote), t);
}

/** Whom it would seat now, and why. */
function fairSentence(game: Game, known: Known, { bots }: ShellText): string {
  const { lower, upper, share } = mixOf(game, known);
  const [often, rarely] = share > 0.5 ? [upper, lower] : [lower, upper];
  const isOne = often === rarely || Math.min(share, 1 - share) < 0.1;
  const names = isOne ? bots.names[often] : bots.fair.mixed(bots.names[often], bots.names[rarely]);
  const { games } = known;
  return games === 0 ? bots.fair.newcomer(names) : bots.fair.because(names, games);
}

const FOR_PEOPLE: readonly BotChoice[] = ['fair', ...LEVELS.filter((level) => !FACES[level].comparison)];
const FOR_COMPARISON = LEVELS.filter((level) => FACES[level].comparison);

function Bots({ game, level, onChange }: Omit<Props, 'seat' | 'isRemote'>) {
  const { t } = useWords();
  const choice = (one: BotChoice) => (
    <li key={one}>
      <button type="button" data-level={one} aria-pressed={one === level} onClick={() => onChange(one)}>
        <Moon level={one} size={40} />
        <span>
          {wordsOf(one, t).name} <span className={styles.level}>{wordsOf(one, t).word}</span>
        </span>
        <Elo elo={game.hints.ratings?.[one]} />
        <span className={styles.sentence}>{wordsOf(one, t).about}</span>
      </button>
    </li>
  );
  return (
    <ul className={styles.bots}>
      {FOR_PEOPLE.map(choice)}
      <li>
        <h3>{t.create.comparison}</h3>
      </li>
      {FOR_COMPARISON.map(choice)}
    </ul>
  );
}

function Elo({ elo }: { readonly elo: number | undefined }) {
  const { t } = useWords();
  if (elo === undefined) return <span />;
  return <span className={`num ${styles.elo}`}>{t.bots.strength(String(elo))}</span>;
}
