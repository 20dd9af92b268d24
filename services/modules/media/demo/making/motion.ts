/** From 0 to 1 between two moments, softly at both ends. */
export function ease(at: number, from: number, to: number): number {
  const share = Math.min(1, Math.max(0, (at - from) / (to - from)));
  return share * share * (3 - 2 * share);
}

/** Between -1 and 1, once around in `period` seconds. @param phase in turns. */
export function swing(at: number, period: number, phase = 0): number {
  return Math.sin((at / period + phase) * Math.PI * 2);
}

/** A remainder that is never negative. */
export function wrap(value: number, length: number): number {
  return ((value % length) + length) % length;
}
