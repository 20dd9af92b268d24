import { isDeepStrictEqual } from 'node:util';
import type { StreamFacts } from '../../contract/streams/stream-facts.ts';
import type { StreamStage } from '../../contract/streams.events.ts';

/** A stream under way, as far as decisions need it. */
export interface StreamState {
  state: StreamStage | 'ready';
  percent: number;
  attempts: number;
  error: string | null;
  worker: string | null;
  stream: StreamFacts | null;
}

const MAX_STREAM_ATTEMPTS = 3;
/** Steps in which progress is told. */
const STEP_PERCENT = 5;
const MAX_ERROR = 500;

/** Begins a try; one whose last worker died on its last try is given up. */
export function claimed(before: StreamState, worker: string): StreamState {
  const open = { percent: 0, stream: null };
  if (before.attempts >= MAX_STREAM_ATTEMPTS) {
    return {
      ...open,
      state: 'failed',
      attempts: before.attempts,
      error: before.error ?? 'the worker ended',
      worker: null,
    };
  }
  return { ...open, state: 'running', attempts: before.attempts + 1, error: before.error, worker };
}

/** @returns the same state when the step is too small to be told. */
export function progressed(before: StreamState, percent: number): StreamState {
  const told = Math.min(100, Math.floor(percent / STEP_PERCENT) * STEP_PERCENT);
  return told > before.percent ? { ...before, percent: told } : before;
}

/** After a try that came to nothing. @param error null when the worker was stopped: that is not the film's fault. */
export function putBack(before: StreamState, error: string | null): StreamState {
  const open = { percent: 0, worker: null, stream: null };
  if (error === null) return { ...open, state: 'waiting', attempts: before.attempts - 1, error: before.error };
  const state = before.attempts >= MAX_STREAM_ATTEMPTS ? 'failed' : 'waiting';
  return { ...open, state, attempts: before.attempts, error: error.slice(0, MAX_ERROR) };
}

/** Begins anew with one that was given up. @returns the same state for any other. */
export function retried(before: StreamState): StreamState {
  if (before.state !== 'failed') return before;
  return { state: 'waiting', percent: 0, attempts: 0, error: null, worker: null, stream: null };
}

/** @returns the same state when that stream is known. */
export function recorded(before: StreamState, stream: StreamFacts): StreamState {
  if (before.state === 'ready' && isDeepStrictEqual(before.stream, stream)) return before;
  return { state: 'ready', percent: 100, attempts: before.attempts, error: null, worker: null, stream };
}
