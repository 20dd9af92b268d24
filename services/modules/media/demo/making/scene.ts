import type { Canvas } from '../../domain/artwork/canvas.ts';
import type { Palette } from '../../domain/artwork/colours/palettes.ts';

/** Of every clip. */
export const SECONDS = 60;
export const FRAMES_A_SECOND = 24;
/** What scenes are drawn in; larger and smaller pictures are the same drawing in another scale. */
export const WIDTH = 1920;
export const HEIGHT = 1080;

export interface Words {
  fa: string;
  en: string;
}

/** What a clip sounds like: slow chords of sines, plucked notes over them, and the swell of noise. */
export interface Score {
  /** Notes such as `A3`, a blank between them; one chord after another, again and again. */
  chords: readonly string[];
  plucked: readonly string[];
  /** Of waves or wind, 0 to 1. */
  noise: number;
}

/** One of the demo's clips: what is seen and heard at every moment. */
export interface Scene {
  name: string;
  title: Words;
  /** Of its clips, in pixels. */
  heights: readonly number[];
  palette: Palette;
  /** The picture at a moment, in seconds. */
  draw(canvas: Canvas, at: number): string;
  score: Score;
  /** What is said of the picture, in order and evenly over the clip's length. */
  told: readonly Words[];
}
