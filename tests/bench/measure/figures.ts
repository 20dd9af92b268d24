/** @returns the value below which `share` (0–1) of the values lie; 0 of none. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((one, other) => one - other);
  const middle = sorted.length >> 1;
  return sorted.length % 2 === 1 ? sorted[middle]! : ((sorted[middle - 1] ?? 0) + (sorted[middle] ?? 0)) / 2;
}

/** @returns `count` of the values, each as likely as the others, some perhaps twice. */
export function drawn<T>(values: readonly T[], count: number, random: () => number): T[] {
  return Array.from({ length: count }, () => values[Math.floor(random() * values.length)]!);
}

/** @returns the values in random order. */
export function shuffled<T>(values: readonly T[], random: () => number): T[] {
  const result = [...values];
  for (let at = result.length - 1; at > 0; at--) {
    const other = Math.floor(random() * (at + 1));
    [result[at], result[other]] = [result[other]!, result[at]!];
  }
  return result;
}
