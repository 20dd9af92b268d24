import type { ConsoleTitleImport } from '../api/types.ts';
import type { Tone } from '../components/Tag.tsx';

export const STAGE_TONES: Record<ConsoleTitleImport['stage'], Tone> = {
  waiting: 'quiet',
  running: 'warn',
  done: 'good',
  failed: 'bad',
  cancelled: 'quiet',
};

export const underWay = ({ stage }: Pick<ConsoleTitleImport, 'stage'>): boolean =>
  stage === 'waiting' || stage === 'running';

/** Of its bytes: lines are not counted before. */
export function percentOf({ stage, bytes, bytes_read }: ConsoleTitleImport): number {
  if (stage === 'done') return 100;
  return bytes === 0 ? 0 : Math.min(100, Math.floor((100 * bytes_read) / bytes));
}
