// Short clicks made on the spot: no files, nothing until the person has switched them on.
import type { Sound } from '@penumbra/board/pure';
import { useSettings } from './settings/settings.ts';

interface Click {
  readonly from: number;
  readonly to: number;
  readonly seconds: number;
  readonly wave: OscillatorType;
}

const CLICKS: { readonly [sound in Sound]: Click } = {
  pick: { from: 660, to: 720, seconds: 0.05, wave: 'triangle' },
  place: { from: 240, to: 150, seconds: 0.09, wave: 'triangle' },
  reveal: { from: 420, to: 640, seconds: 0.16, wave: 'sine' },
  gain: { from: 620, to: 990, seconds: 0.22, wave: 'sine' },
  loss: { from: 330, to: 190, seconds: 0.22, wave: 'sine' },
  end: { from: 520, to: 1040, seconds: 0.5, wave: 'sine' },
};

const LOUDNESS = 0.12;
let context: AudioContext | undefined;

export function playSound(sound: Sound | undefined): void {
  if (!sound || !useSettings.getState().sound || document.hidden) return;
  context ??= new AudioContext();
  const { from, to, seconds, wave } = CLICKS[sound];
  const now = context.currentTime;
  const tone = context.createOscillator();
  const volume = context.createGain();
  tone.type = wave;
  tone.frequency.setValueAtTime(from, now);
  tone.frequency.exponentialRampToValueAtTime(to, now + seconds);
  volume.gain.setValueAtTime(LOUDNESS, now);
  volume.gain.exponentialRampToValueAtTime(0.001, now + seconds);
  tone.connect(volume).connect(context.destination);
  tone.start(now);
  tone.stop(now + seconds);
}
