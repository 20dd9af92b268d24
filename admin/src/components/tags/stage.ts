import type { ConsoleRebuild } from '../../api/types.ts';
import type { Tone } from './Tag.tsx';

/** Of work that the server does in the background for the staff: an import, a rebuild. */
type Stage = ConsoleRebuild['stage'];

export const STAGE_TONES: Record<Stage, Tone> = {
  waiting: 'quiet',
  running: 'warn',
  done: 'good',
  failed: 'bad',
  cancelled: 'quiet',
};

export const underWay = ({ stage }: { stage: Stage }): boolean => stage === 'waiting' || stage === 'running';

const REFRESH_INTERVAL_MS = 1_000;

/** The page of one asks again until it is over. */
export const UNTIL_OVER = {
  refetchInterval: ({ state }: { state: { data?: { stage: Stage } | undefined } }): number | false =>
    state.data && underWay(state.data) ? REFRESH_INTERVAL_MS : false,
};
