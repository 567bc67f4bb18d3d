import type { Sketch } from '@penumbra/kit';
import styles from './TextBoard.module.css';

/** The kit's drawing in characters, with its tones as colours. The words beside it say the same to a screen reader. */
interface SketchProps {
  readonly sketch: Sketch;
  readonly label: string;
  /** The name of a panel in words. */
  element(name: string): string;
  /** Only a picture: keys have nothing to do in it. */
  readonly still?: boolean;
}

export function SketchView({ sketch, label, element, still = false }: SketchProps) {
  return (
    <figure className={styles.sketch} aria-label={label}>
      {sketch.map((panel) => (
        // A wide drawing scrolls, and keys have to reach that.
        <section key={panel.name} aria-label={`${label}: ${element(panel.name)}`} tabIndex={still ? undefined : 0}>
          <h2>{element(panel.name)}</h2>
          <pre>
            {panel.lines.map((line, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a line is known by its place
              <span key={i}>
                {line.map(({ text, tone }, j) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: so is a span
                  <span key={j} data-tone={tone}>
                    {text}
                  </span>
                ))}
                {'\n'}
              </span>
            ))}
          </pre>
        </section>
      ))}
    </figure>
  );
}
