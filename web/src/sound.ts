// Wood, stone and glass, made on the spot: no files. Nothing sounds before the person has touched the page, which
// browsers want, nor in a hidden tab.
import type { Sound } from '@penumbra/board/pure';
import { useSettings } from './settings/settings.ts';

/** A struck body: its tones, how long they ring, and the knock they begin with. */
interface Strike {
  /** In Hz, each quieter than the one before. */
  readonly tones: readonly number[];
  readonly ring: number;
  /** How loud the knock is, 0 to 1, and how bright, in Hz. */
  readonly knock?: readonly [loud: number, bright: number];
  readonly loud: number;
  /** After how many seconds; for what is struck more than once. */
  readonly after?: number;
}

const WOOD = [196, 392, 833] as const;
const STONE = [310, 742, 1630] as const;
const glass = (note: number): readonly number[] => [note, note * 2.76, note * 5.4];

/** What the app itself has to say: the turn has come. */
type Heard = Sound | 'turn';

const SOUNDS: { readonly [sound in Heard]: readonly Strike[] } = {
  turn: [{ tones: glass(880), ring: 0.7, loud: 0.22 }],
  pick: [{ tones: STONE, ring: 0.05, knock: [0.5, 3_200], loud: 0.35 }],
  place: [{ tones: WOOD, ring: 0.13, knock: [1, 900], loud: 0.8 }],
  reveal: [
    { tones: glass(523), ring: 0.5, loud: 0.4 },
    { tones: glass(784), ring: 0.6, loud: 0.35, after: 0.09 },
  ],
  gain: [
    { tones: glass(659), ring: 0.5, loud: 0.4 },
    { tones: glass(988), ring: 0.8, loud: 0.4, after: 0.11 },
  ],
  loss: [
    { tones: glass(440), ring: 0.4, loud: 0.35 },
    { tones: glass(330), ring: 0.7, loud: 0.35, after: 0.13 },
  ],
  end: [
    { tones: glass(523), ring: 0.9, loud: 0.45 },
    { tones: glass(659), ring: 0.9, loud: 0.4, after: 0.14 },
    { tones: glass(784), ring: 1.4, loud: 0.45, after: 0.28 },
  ],
};

const LOUDEST = 0.32;
let context: AudioContext | undefined;
let noise: AudioBuffer | undefined;

export function playSound(sound: Heard | undefined): void {
  const { sound: on, volume } = useSettings.getState();
  if (!sound || !on || volume === 0 || document.hidden || !navigator.userActivation?.hasBeenActive) return;
  context ??= new AudioContext();
  for (const one of SOUNDS[sound]) strike(context, one, volume * LOUDEST);
}

function strike(audio: AudioContext, { tones, ring, knock, loud, after = 0 }: Strike, volume: number): void {
  const start = audio.currentTime + after;
  tones.forEach((frequency, i) => {
    const tone = audio.createOscillator();
    tone.frequency.value = frequency;
    // Higher tones are quieter and die sooner, as in anything that is struck.
    fade(audio, tone, { start, seconds: ring / (i + 1), loud: (loud * volume) / (i * 2 + 1) });
  });
  if (!knock) return;
  const [strength, bright] = knock;
  const burst = audio.createBufferSource();
  burst.buffer = noise ??= whiteNoise(audio);
  const filter = audio.createBiquadFilter();
  filter.type = 'lowpass';
  filter.frequency.value = bright;
  fade(audio, burst, { start, seconds: 0.03, loud: loud * volume * strength }, filter);
}

interface Fade {
  readonly start: number;
  readonly seconds: number;
  readonly loud: number;
}

function fade(
  audio: AudioContext,
  source: AudioScheduledSourceNode,
  { start, seconds, loud }: Fade,
  through?: AudioNode,
): void {
  const gain = audio.createGain();
  gain.gain.setValueAtTime(loud, start);
  gain.gain.exponentialRampToValueAtTime(0.0005, start + seconds);
  (through ? source.connect(through) : source).connect(gain).connect(audio.destination);
  source.start(start);
  source.stop(start + seconds);
}

function whiteNoise(audio: AudioContext): AudioBuffer {
  const buffer = audio.createBuffer(1, audio.sampleRate / 20, audio.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1;
  return buffer;
}
