/**
 * Which of the qualities of a stream comes nearest to what the viewer has chosen: none better where there is such a one.
 * @param lines of the picture; null for automatic.
 * @returns -1 for automatic, as hls.js has it.
 */
export function levelOf(levels: readonly { height: number }[], lines: number | null): number {
  if (lines === null) return -1;
  const heights = levels.map(({ height }) => height);
  const enough = heights.filter((height) => height <= lines);
  return heights.indexOf(enough.length > 0 ? Math.max(...enough) : Math.min(...heights));
}
