import { LANGS } from '@penumbra/board/pure';
import { type ReactNode, useId, useState } from 'react';
import { announce } from '../app/announce.ts';
import { useWords } from '../app/words.ts';
import { tables } from '../session/tables.ts';
import { change, MOTIONS, type Settings, THEMES, useSettings } from '../settings/settings.ts';
import { playSound } from '../sound.ts';
import { LANG_NAMES } from '../text/index.ts';
import styles from './SettingsPage.module.css';

export function SettingsPage() {
  const { t } = useWords();
  const settings = useSettings();
  const { settings: words } = t;
  return (
    <main className="page narrow" id="content" tabIndex={-1}>
      <h1>{words.title}</h1>
      <div className={styles.list}>
        <Choice
          name="lang"
          legend={words.language}
          values={LANGS}
          value={settings.lang}
          label={(lang) => LANG_NAMES[lang]}
          onChange={(lang) => change({ lang })}
        />
        <Choice
          name="theme"
          legend={words.theme}
          values={THEMES}
          value={settings.theme}
          label={(theme) => words.themes[theme]}
          onChange={(theme) => change({ theme })}
        />
        <Choice
          name="motion"
          legend={words.motion}
          values={MOTIONS}
          value={settings.motion}
          label={(motion) => words.motions[motion]}
          onChange={(motion) => change({ motion })}
        />
        <Switch name="sound" label={words.sound} help={words.soundHelp} onOn={() => playSound('reveal')} />
        <Switch name="patterns" label={words.patterns} help={words.patternsHelp} />
        <Switch name="confirm" label={words.confirm} help={words.confirmHelp} />
        <Switch name="textBoard" label={words.textBoard} help={words.textBoardHelp} />
        <Data />
      </div>
    </main>
  );
}

interface ChoiceProps<V extends string> {
  readonly name: string;
  readonly legend: string;
  readonly values: readonly V[];
  readonly value: V;
  label(value: V): string;
  onChange(value: V): void;
}

function Choice<V extends string>({ name, legend, values, value, label, onChange }: ChoiceProps<V>) {
  return (
    <fieldset className="panel">
      <legend className="hidden">{legend}</legend>
      <p className={styles.name} aria-hidden="true">
        {legend}
      </p>
      <div className={styles.choices}>
        {values.map((one) => (
          <label key={one}>
            <input type="radio" name={name} checked={one === value} onChange={() => onChange(one)} />
            {label(one)}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

type Flag = { [K in keyof Settings]: Settings[K] extends boolean ? K : never }[keyof Settings];

function Switch(props: { readonly name: Flag; readonly label: string; readonly help: string; onOn?(): void }) {
  const { name, label, help, onOn } = props;
  const value = useSettings((settings) => settings[name]);
  const helpId = useId();
  return (
    <div className="panel">
      <label className={styles.switch}>
        <input
          type="checkbox"
          role="switch"
          checked={value}
          aria-checked={value}
          aria-describedby={helpId}
          onChange={(event) => {
            change({ [name]: event.target.checked });
            if (event.target.checked) onOn?.();
          }}
        />
        <span className={styles.name}>{label}</span>
      </label>
      <p className="soft" id={helpId}>
        {help}
      </p>
    </div>
  );
}

function Data(): ReactNode {
  const { t } = useWords();
  const [removed, setRemoved] = useState(false);
  const removeAll = (): void => {
    if (!confirm(t.settings.removeSure)) return;
    for (const { id } of tables.list()) tables.remove(id);
    setRemoved(true);
    announce([t.settings.removed]);
  };
  return (
    <section className="panel" aria-label={t.settings.data}>
      <p className={styles.name}>{t.settings.data}</p>
      <p className="soft">{t.settings.dataHelp}</p>
      <button type="button" onClick={removeAll}>
        {t.settings.removeAll}
      </button>
      {removed && <p>{t.settings.removed}</p>}
    </section>
  );
}
