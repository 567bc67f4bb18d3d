import { LANGS } from '@penumbra/kit';
import { Icon } from '../app/icons.tsx';
import { useWords } from '../app/words.ts';
import { Row, Rows, Switch } from '../parts/Rows.tsx';
import { Segments } from '../parts/Segments.tsx';
import { change, LONGEST_NAME, MOTIONS, PACES, type Settings, THEMES, useSettings } from '../settings/settings.ts';
import { playSound } from '../sound.ts';
import { LANG_NAMES } from '../text/index.ts';
import { DeviceRows } from './DeviceRows.tsx';
import styles from './SettingsPage.module.css';

const SECTIONS = ['you', 'look', 'play', 'sound', 'device'] as const;

/** Changes apply at once; each row says what it does. */
export function SettingsPage() {
  const { t } = useWords();
  const { sections, title } = t.settings;
  return (
    <main className={`page ${styles.settings}`} id="content" tabIndex={-1}>
      <h1>{title}</h1>
      <nav className={styles.nav} aria-label={title}>
        {SECTIONS.map((id) => (
          // The fragment names the page, so a link cannot make this jump.
          <button
            key={id}
            type="button"
            className="quiet"
            onClick={() => document.getElementById(id)?.scrollIntoView()}
          >
            {sections[id]}
          </button>
        ))}
      </nav>
      <div className={styles.list}>
        <You />
        <Look />
        <Rows title={sections.play} id="play">
          <Flag name="confirm" />
          <Flag name="firstTap" />
          <Flag name="textBoard" />
        </Rows>
        <Sounds />
        <Rows title={sections.device} id="device">
          <DeviceRows />
        </Rows>
      </div>
    </main>
  );
}

function You() {
  const { t } = useWords();
  const { name, lang } = useSettings();
  const { settings: words } = t;
  return (
    <Rows title={words.sections.you} id="you">
      <Row label={words.name} help={words.nameHelp}>
        <input
          type="text"
          aria-label={words.name}
          autoComplete="nickname"
          maxLength={LONGEST_NAME}
          placeholder={t.create.you}
          value={name}
          onChange={(event) => change({ name: event.target.value })}
        />
      </Row>
      <Row label={words.language} help={words.languageHelp}>
        <Segments
          label={words.language}
          values={LANGS}
          value={lang}
          word={(one) => LANG_NAMES[one]}
          onChange={(one) => change({ lang: one })}
        />
      </Row>
    </Rows>
  );
}

function Look() {
  const { t } = useWords();
  const { theme, motion, pace } = useSettings();
  const { settings: words } = t;
  return (
    <Rows title={words.sections.look} id="look">
      <Row label={words.theme} help={words.themeHelp}>
        <Segments
          label={words.theme}
          values={THEMES}
          value={theme}
          word={(one) => words.themes[one]}
          onChange={(one) => change({ theme: one })}
        />
      </Row>
      <Flag name="patterns" />
      <Row label={words.motion} help={words.motionHelp}>
        <Segments
          label={words.motion}
          values={MOTIONS}
          value={motion}
          word={(one) => words.motions[one]}
          onChange={(one) => change({ motion: one })}
        />
      </Row>
      <Row label={words.pace} help={words.paceHelp}>
        <Segments
          label={words.pace}
          values={PACES}
          value={pace}
          word={(one) => words.paces[one]}
          onChange={(one) => change({ pace: one })}
        />
      </Row>
    </Rows>
  );
}

function Sounds() {
  const { t } = useWords();
  const { sound, volume } = useSettings();
  const { settings: words } = t;
  return (
    <Rows title={words.sections.sound} id="sound">
      <Flag name="sound" onOn={() => playSound('reveal')} />
      <Row label={words.volume}>
        <span className={styles.volume}>
          <Icon name="sound" />
          <input
            type="range"
            min="0"
            max="1"
            step="0.05"
            aria-label={words.volume}
            aria-valuetext={`${Math.round(volume * 100)} %`}
            value={volume}
            disabled={!sound}
            onChange={(event) => change({ volume: Number(event.target.value) })}
            onPointerUp={() => playSound('reveal')}
            onKeyUp={() => playSound('reveal')}
          />
        </span>
      </Row>
    </Rows>
  );
}

type FlagName = { [K in keyof Settings]: Settings[K] extends boolean ? K : never }[keyof Settings];

interface FlagProps {
  readonly name: FlagName;
  onOn?(): void;
}

function Flag({ name, onOn }: FlagProps) {
  const { t } = useWords();
  const value = useSettings((settings) => settings[name]);
  return (
    <Switch
      name={name}
      label={t.settings[name]}
      help={t.settings[`${name}Help`]}
      checked={value}
      onChange={(checked) => {
        change({ [name]: checked });
        if (checked) onOn?.();
      }}
    />
  );
}
