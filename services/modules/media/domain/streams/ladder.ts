/** A quality that a stream may have. */
export interface Step {
  name: string;
  height: number;
  /** Upper bound of the picture, thousand bits a second. */
  kilobits: number;
}

const LADDER: readonly Step[] = [
  { name: '480p', height: 480, kilobits: 1_400 },
  { name: '720p', height: 720, kilobits: 2_800 },
  { name: '1080p', height: 1080, kilobits: 5_000 },
  { name: '2160p', height: 2160, kilobits: 16_000 },
];

export const nameOfHeight = (height: number) => `${height}p`;

/**
 * The qualities to make of a picture: none that exceeds it. A picture below the lowest step gets one of its own height, and
 * one between two steps ends with the lower of them: the file itself is there for the rest.
 */
export function stepsFor(height: number): Step[] {
  const within = LADDER.filter((step) => step.height <= height);
  if (within.length > 0) return within;
  const even = height - (height % 2);
  return [{ name: `${Math.max(even, 100)}p`, height: even, kilobits: 900 }];
}

/** The width that goes with a height, even as encoders want it. */
export function widthFor(height: number, source: { width: number; height: number }): number {
  return Math.max(2, 2 * Math.round((height * source.width) / source.height / 2));
}
