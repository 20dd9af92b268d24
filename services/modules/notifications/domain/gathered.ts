import { HOUR_MS } from '#platform/kernel/time/durations.ts';
import { GATHERED_KIND_NAMES } from './kinds.ts';

/** Those of a kind are one line where each follows the one before so soon: a queue of them was decided. */
export const GATHER_WITHIN_MS = HOUR_MS;

interface Told {
  kind: string;
  happenedAt: Date;
}

/** Lines of what stands in the order of its happening, either way round. */
export function gathered<One extends Told>(told: readonly One[]): [One, ...One[]][] {
  const lines: [One, ...One[]][] = [];
  for (const one of told) {
    const line = lines.at(-1);
    if (line && isNext(line.at(-1) as One, one)) line.push(one);
    else lines.push([one]);
  }
  return lines;
}

function isNext(before: Told, { kind, happenedAt }: Told): boolean {
  const pause = Math.abs(happenedAt.getTime() - before.happenedAt.getTime());
  return kind === before.kind && GATHERED_KIND_NAMES.includes(kind) && pause <= GATHER_WITHIN_MS;
}
