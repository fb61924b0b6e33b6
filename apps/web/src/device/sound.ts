import { settings } from './settings.ts';

/** Small sounds, made here: nothing to fetch. Each is a few notes: pitch in Hz, start and length in seconds. */
type Note = readonly [pitch: number, start: number, length: number];
export type Sound = 'lock' | 'flip' | 'low' | 'reveal' | 'win' | 'turn';
const SOUNDS: Readonly<Record<Sound, readonly Note[]>> = {
  lock: [[196, 0, 0.06]],
  flip: [
    [330, 0, 0.09],
    [262, 0.09, 0.14],
  ],
  low: [[587, 0, 0.05]],
  reveal: [[392, 0, 0.05]],
  win: [
    [392, 0, 0.12],
    [494, 0.12, 0.12],
    [587, 0.24, 0.22],
  ],
  turn: [
    [440, 0, 0.1],
    [587, 0.12, 0.2],
  ],
};

let context: AudioContext | undefined;

export function play(sound: Sound): void {
  const { sound: all, turnSound } = settings.peek();
  if (!(sound === 'turn' ? turnSound : all) || typeof AudioContext === 'undefined') return;
  context ??= new AudioContext();
  if (context.state === 'suspended') void context.resume().catch(() => undefined);
  for (const [pitch, start, length] of SOUNDS[sound]) {
    const note = context.createOscillator();
    const volume = context.createGain();
    const at = context.currentTime + start;
    note.type = 'triangle';
    note.frequency.value = pitch;
    volume.gain.setValueAtTime(0.12, at);
    volume.gain.exponentialRampToValueAtTime(0.001, at + length);
    note.connect(volume).connect(context.destination);
    note.start(at);
    note.stop(at + length);
  }
}
