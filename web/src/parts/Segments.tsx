import { useId, useLayoutEffect, useRef, useState } from 'react';
import styles from './Segments.module.css';

interface Props<V extends string> {
  /** What is chosen here, for screen readers; `describedBy` the sentence that explains it. */
  readonly label: string;
  readonly describedBy?: string | undefined;
  readonly values: readonly V[];
  readonly value: V;
  readonly disabled?: boolean;
  word(value: V): string;
  onChange(value: V): void;
}

/** Two to four choices side by side; where their words do not fit, a select. */
export function Segments<V extends string>(props: Props<V>) {
  const box = useRef<HTMLDivElement>(null);
  const fits = useFits(box, props.values.map(props.word).join('|'));
  return (
    <div ref={box} className={styles.box}>
      {fits ? <Radios {...props} /> : <Select {...props} />}
    </div>
  );
}

function Radios<V extends string>({ label, describedBy, values, value, disabled, word, onChange }: Props<V>) {
  const name = useId();
  return (
    <div className={styles.segments} role="radiogroup" aria-label={label} aria-describedby={describedBy}>
      {values.map((one) => (
        <label key={one} data-on={one === value || undefined}>
          <input type="radio" name={name} checked={one === value} disabled={disabled} onChange={() => onChange(one)} />
          <span>{word(one)}</span>
        </label>
      ))}
    </div>
  );
}

function Select<V extends string>({ label, describedBy, values, value, disabled, word, onChange }: Props<V>) {
  return (
    <select
      className={styles.select}
      aria-label={label}
      aria-describedby={describedBy}
      value={value}
      disabled={disabled}
      onChange={(event) => onChange(event.target.value as V)}
    >
      {values.map((one) => (
        <option key={one} value={one}>
          {word(one)}
        </option>
      ))}
    </select>
  );
}

/** Whether the words stood side by side without being cut, as far as is known for this width. */
function useFits(box: React.RefObject<HTMLElement | null>, words: string): boolean {
  const [needed, setNeeded] = useState({ words: '', width: 0 });
  const [width, setWidth] = useState(Number.POSITIVE_INFINITY);
  const fits = needed.words !== words || needed.width <= width;
  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return;
    const measure = (): void => {
      const radios = element.querySelector('[role=radiogroup]');
      if (radios && radios.scrollWidth > element.clientWidth + 1) setNeeded({ words, width: radios.scrollWidth });
      setWidth(element.clientWidth);
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [box, words]);
  return fits;
}
