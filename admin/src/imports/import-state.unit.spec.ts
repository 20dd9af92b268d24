import type { ConsoleTitleImport } from '../api/types.ts';
import { outcomeOf } from './import-state.ts';

const ended = (counts: { titles: number; refused: number }) =>
  outcomeOf({ stage: 'done', counts: counts as ConsoleTitleImport['counts'] });

describe('how an import has ended', () => {
  it('is no success where nothing in the file was a title', () => {
    expect(ended({ titles: 0, refused: 0 })).toBe('refused');
    expect(ended({ titles: 0, refused: 3 })).toBe('refused');
  });

  it('is done where some lines were taken', () => {
    expect(ended({ titles: 1, refused: 3 })).toBe('done');
  });
});
