import { disc, fill, n } from '../shapes.ts';

/** A small person seen from afar, coat to the ground; its feet stand at `y`. Gives the scale of a place. */
export function standingFigure(x: number, y: number, tall: number, paint: string): string {
  const at = (dx: number, dy: number): string => `${n(x + dx * tall)} ${n(y - dy * tall)}`;
  const coat = `M${at(-0.15, 0)}C${at(-0.13, 0.3)} ${at(-0.17, 0.6)} ${at(-0.11, 0.76)}C${at(-0.07, 0.82)} ${at(0.07, 0.82)} ${at(0.11, 0.76)}C${at(0.17, 0.6)} ${at(0.13, 0.3)} ${at(0.15, 0)}Z`;
  return fill(coat, paint) + disc(x, y - tall * 0.9, tall * 0.088, paint);
}

/** The same person with a brimmed hat, for streets where nobody is to be known. */
export function hattedFigure(x: number, y: number, tall: number, paint: string): string {
  const at = (dx: number, dy: number): string => `${n(x + dx * tall)} ${n(y - dy * tall)}`;
  const hat = `M${at(-0.15, 0.935)}L${at(0.15, 0.935)}L${at(0.15, 0.915)}L${at(-0.15, 0.915)}ZM${at(-0.085, 0.93)}L${at(-0.07, 1.01)}Q${at(0, 0.985)} ${at(0.07, 1.01)}L${at(0.085, 0.93)}Z`;
  return standingFigure(x, y, tall, paint) + fill(hat, paint);
}
