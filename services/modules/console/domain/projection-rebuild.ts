import type { RebuildProgress, RebuildStage, TableDifference } from '../contract/rebuilds.events.ts';

/** A rebuild whose worker has died so often is not tried again. */
const MAX_ATTEMPTS = 3;

const NO_PROGRESS: RebuildProgress = { phase: null, position: 0, head: 0, events: 0, eventsPerSecond: 0 };

/** What came of it. */
interface RebuildOutcome {
  parked: number;
  stoodStillMs: number;
  differences: TableDifference[] | null;
  /** Why it did not come to its end. */
  error: string | null;
}
export type RebuildEnd = RebuildProgress & RebuildOutcome;

export interface RebuildState extends RebuildEnd {
  stage: RebuildStage;
  attempts: number;
  /** Who is at work on it. */
  worker: string | null;
}

const NOTHING_YET: RebuildOutcome = { parked: 0, stoodStillMs: 0, differences: null, error: null };

export const waiting = (): RebuildState => ({
  ...NO_PROGRESS,
  ...NOTHING_YET,
  stage: 'waiting',
  attempts: 0,
  worker: null,
});

/** A worker takes it, for the first time or from one that has died. It begins at the start of the log. */
export function claimed(state: RebuildState, worker: string): RebuildState {
  const attempts = state.attempts + 1;
  if (attempts > MAX_ATTEMPTS) return { ...state, stage: 'failed', worker: null, error: 'its workers have died' };
  return { ...waiting(), stage: 'running', attempts, worker };
}

export const progressed = (state: RebuildState, progress: RebuildProgress): RebuildState => ({ ...state, ...progress });

export function ended(state: RebuildState, end: RebuildEnd): RebuildState {
  return { ...state, ...end, stage: end.error === null ? 'done' : 'failed', worker: null };
}

/** Its worker stops before its end, and another begins again. */
export const putBack = (state: RebuildState): RebuildState => ({
  ...waiting(),
  attempts: state.attempts - 1,
});

export const isOver = ({ stage }: Pick<RebuildState, 'stage'>) => stage !== 'waiting' && stage !== 'running';

/** What is put in place is not stopped half way. */
export const isPutInPlace = ({ stage, phase }: RebuildState) => stage === 'running' && phase === 'swapping';

export const cancelled = (state: RebuildState): RebuildState => ({ ...state, stage: 'cancelled', worker: null });
