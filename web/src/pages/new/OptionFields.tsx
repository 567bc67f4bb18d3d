import type { OptionValue } from '@penumbra/kit';
import { useWords } from '../../app/words.ts';
import { Row, Rows, Switch } from '../../parts/Rows.tsx';
import { Segments } from '../../parts/Segments.tsx';
import { ASSISTS } from '../../session/saved.ts';
import type { FieldProps } from './SeatFields.tsx';
import { type OptionField, optionFields } from './wish.ts';

/** The rules of this table and the help at it; house rules stand apart. */
export function OptionFields({ game, text, wish, change }: FieldProps) {
  const { t } = useWords();
  const fields = optionFields(game, wish);
  const house = fields.filter((field) => field.house);
  const field = (one: OptionField) => (
    <Field
      key={one.name}
      field={one}
      words={text.option(one.name)}
      set={(value) => change({ options: { ...wish.options, [one.name]: value } })}
    />
  );
  return (
    <>
      <Rows title={t.create.rules}>
        {fields.filter((one) => !one.house).map(field)}
        <Row label={t.create.assist} help={t.create.assists[wish.assist][1]}>
          <Segments
            label={t.create.assist}
            values={ASSISTS}
            value={wish.assist}
            word={(assist) => t.create.assists[assist][0] as string}
            onChange={(assist) => change({ assist })}
          />
        </Row>
      </Rows>
      {house.length > 0 && <Rows title={t.create.houseRules}>{house.map(field)}</Rows>}
    </>
  );
}

interface Props {
  readonly field: OptionField;
  readonly words: ReturnType<FieldProps['text']['option']>;
  set(value: OptionValue): void;
}

const MOST_SEGMENTS = 4;

function Field({ field, words, set }: Props) {
  const { t } = useWords();
  const { name, values, value } = field;
  const fixed = values.length < 2;
  const help = fixed ? `${words.help} ${t.create.fixed}` : words.help;
  if (typeof value === 'boolean') {
    return <Switch name={name} label={words.label} help={help} checked={value} disabled={fixed} onChange={set} />;
  }
  const pick = (text: string): void => set(values.find((one) => String(one) === text) ?? value);
  const word = (text: string): string => words.value(values.find((one) => String(one) === text) ?? value);
  return (
    <Row label={words.label} help={help}>
      {values.length <= MOST_SEGMENTS ? (
        <Segments
          label={words.label}
          values={values.map(String)}
          value={String(value)}
          disabled={fixed}
          word={word}
          onChange={pick}
        />
      ) : (
        <select
          name={name}
          aria-label={words.label}
          value={String(value)}
          onChange={(event) => pick(event.target.value)}
        >
          {values.map((one) => (
            <option key={String(one)} value={String(one)}>
              {words.value(one)}
            </option>
          ))}
        </select>
      )}
    </Row>
  );
}
