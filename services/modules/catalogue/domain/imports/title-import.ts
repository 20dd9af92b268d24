import type { ImportCounts, ImportStage, RefusedLine } from '../../contract/imports.events.ts';

/** An import whose worker has died so often is not tried again. */
const MAX_ATTEMPTS = 3;

export const NO_COUNTS: ImportCounts = {
  lines: 0,
  titles: 0,
  added: 0,
  merged: 0,
  revised: 0,
  unchanged: 0,
  refused: 0,
  people: 0,
  files: 0,
};

export interface ImportProgress {
  bytesRead: number;
  counts: ImportCounts;
}

/** How an import came to its end. */
export interface ImportEnd extends ImportProgress {
  refusals: RefusedLine[];
  /** Why it did not come to the end of its file. */
  error: string | null;
}

export interface ImportState extends ImportEnd {
  stage: ImportStage;
  attempts: number;
  /** Who is at work on it. */
  worker: string | null;
}

export const waiting = (): ImportState => ({
  stage: 'waiting',
  attempts: 0,
  worker: null,
  bytesRead: 0,
  counts: NO_COUNTS,
  refusals: [],
  error: null,
});

/** A worker takes it, for the first time or from one that has died. What that one had counted is counted anew. */
export function claimed(state: ImportState, worker: string): ImportState {
  const attempts = state.attempts + 1;
  if (attempts > MAX_ATTEMPTS) return { ...state, stage: 'failed', worker: null, error: 'its workers have died' };
  return { ...waiting(), stage: 'running', attempts, worker };
}

export function progressed(state: ImportState, progress: ImportProgress): ImportState {
  return { ...state, ...progress };
}

export function ended(state: ImportState, end: ImportEnd): ImportState {
  // What it had brought before it was cancelled is there, and is told.
  if (state.stage === 'cancelled') return { ...state, ...end, error: null };
  return { ...state, ...end, stage: end.error === null ? 'done' : 'failed', worker: null };
}

/** Its worker stops before its end, and another goes on. */
export function putBack(state: ImportState): ImportState {
  return { ...state, stage: 'waiting', worker: null, attempts: state.attempts - 1 };
}

const isOver = ({ stage }: ImportState) => stage !== 'waiting' && stage !== 'running';

/** @returns null where there is nothing left to cancel. */
export function cancelled(state: ImportState): ImportState | null {
  return isOver(state) ? null : { ...state, stage: 'cancelled', worker: null };
}
