import type { ConsoleRebuild } from '../api/types.ts';

/** Of the event log; whole only once it is over. */
export function percentOf({ stage, position, head }: Pick<ConsoleRebuild, 'stage' | 'position' | 'head'>): number {
  if (stage === 'done') return 100;
  return head === 0 ? 0 : Math.min(99, Math.floor((100 * position) / head));
}

/** The key of what is being done. */
export function phaseOf({ stage, mode, phase }: Pick<ConsoleRebuild, 'stage' | 'mode' | 'phase'>): string {
  if (stage === 'waiting') return 'waiting';
  if (mode === 'retry') return 'retrying';
  return phase ?? 'starting';
}

type Filling = Pick<ConsoleRebuild, 'phase' | 'position' | 'head' | 'started_at' | 'changed_at'>;

/** As the pace so far foretells; null where there is none yet, or where what is left is no filling. */
export function secondsLeft({ phase, position, head, started_at, changed_at }: Filling): number | null {
  if (phase !== 'filling' || position === 0 || !started_at) return null;
  const seconds = (Date.parse(changed_at) - Date.parse(started_at)) / 1_000;
  return seconds > 0 ? Math.ceil(((head - position) * seconds) / position) : null;
}
