import { type ReactNode, useId } from 'react';
import styles from './Rows.module.css';

interface RowsProps {
  readonly title: string;
  readonly id?: string;
  readonly children: ReactNode;
}

/** Rows under a heading, on a card. */
export function Rows({ title, id, children }: RowsProps) {
  return (
    <section className={`card ${styles.rows}`} aria-label={title} id={id}>
      <h2>{title}</h2>
      <ul>{children}</ul>
    </section>
  );
}

interface RowProps {
  readonly label: string;
  readonly help?: ReactNode;
  readonly children: ReactNode;
}

/** A row of a form: what it is, a sentence, and its control. */
export function Row({ label, help, children }: RowProps) {
  return (
    <li>
      <div className={styles.row}>
        <b>{label}</b>
        {help && <span className={styles.help}>{help}</span>}
        <span className={styles.control}>{children}</span>
      </div>
    </li>
  );
}

interface SwitchProps {
  readonly label: string;
  readonly help: string;
  readonly name: string;
  readonly checked: boolean;
  readonly disabled?: boolean;
  onChange(checked: boolean): void;
}

/** Yes or no; the whole row can be pressed. */
export function Switch({ label, help, name, checked, disabled, onChange }: SwitchProps) {
  const [labelId, helpId] = [useId(), useId()];
  return (
    <li>
      <label className={styles.row} data-switch>
        <b id={labelId}>{label}</b>
        <span className={styles.help} id={helpId}>
          {help}
        </span>
        <span className={styles.control}>
          <input
            className={styles.switch}
            type="checkbox"
            role="switch"
            name={name}
            checked={checked}
            aria-checked={checked}
            disabled={disabled}
            aria-labelledby={labelId}
            aria-describedby={helpId}
            onChange={(event) => onChange(event.target.checked)}
          />
        </span>
      </label>
    </li>
  );
}
