import { useEffect, useRef, useState } from 'react';

/** What a board knows of the app's refusal: `props.refusal` of any game. */
export interface Told {
  readonly refusal: { readonly at: readonly string[] };
  readonly sentence: string;
  readonly id: number;
}

/** Why not, beside which elements. */
export interface Shown {
  readonly at: readonly string[];
  readonly sentence: string;
  /** Grows: a key, so that the same refusal twice is shown twice. */
  readonly id: string;
  /** The board's own sentence; the app has not read it out. */
  readonly own: boolean;
}

const STAYS_MS = 6_000;

export interface Refusals {
  readonly shown: Shown | undefined;
  /** A sentence of the board's own, where there is no move to ask the rules about. */
  say(sentence: string, ...at: readonly string[]): void;
  /** The next input takes the sentence away. */
  dismiss(): void;
}

/** The newest refusal, the app's or the board's own, until the next input or some seconds. */
export function useRefusal(refused: Told | undefined): Refusals {
  const [own, setOwn] = useState<Shown>();
  const [gone, setGone] = useState<string>();
  const count = useRef(0);
  const theirs: Shown | undefined = refused && {
    at: refused.refusal.at,
    sentence: refused.sentence,
    id: `app ${refused.id}`,
    own: false,
  };
  const newest = own ?? theirs;
  const shown = newest && newest.id !== gone ? newest : undefined;
  const id = shown?.id;
  useEffect(() => {
    if (id === undefined) return;
    const time = AbortSignal.timeout(STAYS_MS);
    const leave = (): void => setGone(id);
    time.addEventListener('abort', leave);
    return () => time.removeEventListener('abort', leave);
  }, [id]);
  return {
    shown,
    say: (sentence, ...at) => {
      count.current += 1;
      setOwn({ at, sentence, id: `own ${count.current}`, own: true });
    },
    dismiss: () => {
      setOwn(undefined);
      setGone(theirs?.id);
    },
  };
}
