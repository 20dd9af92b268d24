import { useSecondsLeft } from '../../../lib/time/use-seconds-left.ts';
import { callTimer, secondsLeft } from './call-timer.ts';

/** Seconds to the call, as `callTimer` says them. */
export function useCallTimer(since: number, called: boolean): number {
  return useSecondsLeft((now) => callTimer(since, called, now));
}

/** Seconds until a time in milliseconds since the epoch; a minute at most. */
export function useSecondsTo(until: number): number {
  return useSecondsLeft((now) => secondsLeft(until, now));
}
