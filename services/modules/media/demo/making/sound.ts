import { randomFrom } from '../../domain/artwork/seeded-random.ts';
import { swing } from './motion.ts';
import { type Score, SECONDS } from './scene.ts';

export const SAMPLES_A_SECOND = 48_000;
const NOTES = ['C', 'D', 'E', 'F', 'G', 'A', 'B'];
const SEMITONES = [0, 2, 4, 5, 7, 9, 11];
const CHORD_SECONDS = 7.5;
const PLUCK_SECONDS = 1.25;

/** Hertz of a note such as `A4`, which is 440. */
function pitchOf(note: string): number {
  const step = SEMITONES[NOTES.indexOf(note[0] ?? '')];
  const octave = Number(note.slice(1));
  if (step === undefined || !Number.isInteger(octave)) throw new Error(`${note} is no note`);
  return 440 * 2 ** ((step + 12 * (octave - 4) - 9) / 12);
}

/** The whole track: two channels, 16 bits. */
export function soundOf(seed: string, { chords, plucked, noise }: Score): Buffer {
  const count = SECONDS * SAMPLES_A_SECOND;
  const left = new Float32Array(count);
  const right = new Float32Array(count);
  for (let start = 0, i = 0; start < SECONDS; start += CHORD_SECONDS, i++) {
    const notes = (chords[i % chords.length] ?? '').split(' ').map(pitchOf);
    for (const [place, pitch] of notes.entries()) {
      pad(left, pitch * 0.9985, start, place % 2 ? 0.05 : 0.075);
      pad(right, pitch * 1.0015, start, place % 2 ? 0.075 : 0.05);
    }
  }
  for (let start = 5, i = 0; start < SECONDS - 4; start += PLUCK_SECONDS, i++) {
    if (i % 8 === 7) continue;
    const pitch = pitchOf(plucked[(i * 5 + Math.floor(i / 8)) % plucked.length] ?? '');
    pluck(i % 2 ? left : right, pitch, start, 0.085);
    pluck(i % 2 ? right : left, pitch, start + 0.012, 0.05);
  }
  if (noise > 0) {
    swell(left, seed, noise, 0);
    swell(right, `${seed} right`, noise, 0.12);
  }
  const pcm = Buffer.alloc(count * 4);
  for (let i = 0; i < count; i++) {
    const at = i / SAMPLES_A_SECOND;
    const whole = Math.min(1, at / 2, (SECONDS - at) / 3);
    pcm.writeInt16LE(level((left[i] ?? 0) * whole), i * 4);
    pcm.writeInt16LE(level((right[i] ?? 0) * whole), i * 4 + 2);
  }
  return pcm;
}

const level = (value: number) => Math.round(Math.tanh(value * 1.3) * 30_000);

/** A held note that comes and goes, longer than its chord so that chords melt into each other. */
function pad(channel: Float32Array, pitch: number, start: number, loud: number): void {
  const length = CHORD_SECONDS + 2.5;
  const from = Math.floor(start * SAMPLES_A_SECOND);
  const to = Math.min(channel.length, Math.floor((start + length) * SAMPLES_A_SECOND));
  for (let i = from; i < to; i++) {
    const at = (i - from) / SAMPLES_A_SECOND;
    const shape = Math.min(1, at / 2.5) * Math.min(1, (length - at) / 2.5);
    const turn = 2 * Math.PI * pitch * at;
    channel[i]! += loud * shape * (Math.sin(turn) + 0.28 * Math.sin(turn * 2) + 0.08 * Math.sin(turn * 3));
  }
}

/** A struck string, as of a santur. */
function pluck(channel: Float32Array, pitch: number, start: number, loud: number): void {
  const from = Math.floor(start * SAMPLES_A_SECOND);
  const to = Math.min(channel.length, from + 2 * SAMPLES_A_SECOND);
  for (let i = from; i < to; i++) {
    const at = (i - from) / SAMPLES_A_SECOND;
    const turn = 2 * Math.PI * pitch * at;
    const tone =
      Math.sin(turn) * Math.exp(-2.6 * at) +
      0.5 * Math.sin(turn * 2.003) * Math.exp(-4 * at) +
      0.22 * Math.sin(turn * 3.01) * Math.exp(-7 * at);
    channel[i]! += loud * Math.min(1, at * 400) * tone;
  }
}

function swell(channel: Float32Array, seed: string, loud: number, phase: number): void {
  const random = randomFrom(seed);
  let low = 0;
  for (let i = 0; i < channel.length; i++) {
    const breath = 0.5 + 0.5 * swing(i / SAMPLES_A_SECOND, 8.5, phase);
    low += (random.next() * 2 - 1 - low) * (0.015 + 0.05 * breath);
    channel[i]! += low * loud * (0.15 + 0.85 * breath * breath);
  }
}
