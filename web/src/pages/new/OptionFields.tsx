import type { OptionValue } from '@penumbra/kit';
import { useId } from 'react';
import { useWords } from '../../app/words.ts';
import styles from './NewPage.module.css';
import type { FieldProps } from './SeatFields.tsx';
import { type OptionField, optionFields } from './wish.ts';

export function OptionFields({ game, text, wish, change }: FieldProps) {
  const { t } = useWords();
  const fields = optionFields(game, wish);
  if (fields.length === 0) return null;
  return (
    <fieldset className="panel">
      <legend>{t.create.rules}</legend>
      <div className={styles.options}>
        {fields.map((field) => (
          <Field
            key={field.name}
            field={field}
            words={text.option(field.name)}
            set={(value) => change({ options: { ...wish.options, [field.name]: value } })}
          />
        ))}
      </div>
    </fieldset>
  );
}

interface Props {
  readonly field: OptionField;
  readonly words: ReturnType<FieldProps['text']['option']>;
  set(value: OptionValue): void;
}

function Field({ field, words, set }: Props) {
  const { t } = useWords();
  const help = useId();
  const { name, values, value } = field;
  const fixed = values.length < 2;
  return (
    <div className={styles.option}>
      {values.includes(true) || typeof value === 'boolean' ? (
        <label className={styles.choice}>
          <input
            type="checkbox"
            name={name}
            checked={value === true}
            disabled={fixed}
            aria-describedby={help}
            onChange={(event) => set(event.target.checked)}
          />
          <b>{words.label}</b>
        </label>
      ) : (
        <label className={styles.select}>
          <b>{words.label}</b>
          <select
            name={name}
            value={String(value)}
            disabled={fixed}
            aria-describedby={help}
            onChange={(event) => set(values.find((one) => String(one) === event.target.value) ?? value)}
          >
            {values.map((one) => (
              <option key={String(one)} value={String(one)}>
                {words.value(one)}
              </option>
            ))}
          </select>
        </label>
      )}
      <p className="soft" id={help}>
        {words.help}
        {fixed && ` ${t.create.fixed}`}
      </p>
    </div>
  );
}
