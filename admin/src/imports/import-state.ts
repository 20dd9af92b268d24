import type { ConsoleTitleImport } from '../api/types.ts';
import { STAGE_TONES } from '../components/tags/stage.ts';
import type { Tone } from '../components/tags/Tag.tsx';

type Outcome = ConsoleTitleImport['stage'] | 'refused';

export const OUTCOME_TONES: Record<Outcome, Tone> = { ...STAGE_TONES, refused: 'bad' };

/** Where an import is; one that came to its end and took nothing is no success. */
export function outcomeOf({ stage, counts }: Pick<ConsoleTitleImport, 'stage' | 'counts'>): Outcome {
  return stage === 'done' && counts.titles === 0 ? 'refused' : stage;
}

/** Of its bytes: lines are not counted before. */
export function percentOf({ stage, bytes, bytes_read }: ConsoleTitleImport): number {
  if (stage === 'done') return 100;
  return bytes === 0 ? 0 : Math.min(100, Math.floor((100 * bytes_read) / bytes));
}
