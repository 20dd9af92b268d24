import { outcomeOf } from './import-state.ts';
import { endOf, reasonsOf } from './refusal-words.ts';

describe('why a line was refused', () => {
  it('is a sentence of the console for each field', () => {
    expect(reasonsOf('year: This number is too small; title: Please fill this in')).toMatchObject([
      { field: 'year', key: 'parde.server.This number is too small' },
      { field: 'title', key: 'parde.server.Please fill this in' },
    ]);
    expect(reasonsOf('countries.0: is not an ISO 3166-1 code')).toMatchObject([
      { field: 'countries.0', key: 'parde.imports.reasons.country' },
    ]);
  });

  it('is a sentence of the whole line, with what it speaks of', () => {
    expect(reasonsOf('repeats line 12')).toMatchObject([
      { field: null, key: 'parde.imports.reasons.repeats', values: { line: '12' } },
    ]);
    expect(reasonsOf('broken JSON: Unexpected end; of: input')).toMatchObject([
      { field: null, key: 'parde.imports.reasons.not_json' },
    ]);
    expect(reasonsOf('line: Please fill this in')).toMatchObject([{ field: null }]);
  });

  it('is the server’s own text where the console has no words for it', () => {
    expect(reasonsOf('Invalid Record Length: 3')).toEqual([{ field: null, text: 'Invalid Record Length: 3' }]);
  });
});

describe('why a file did not come to its end', () => {
  it.each([
    ['unexpected end of file', 'cut_short'],
    ['incorrect data check', 'broken_archive'],
    ['invalid stored block lengths', 'broken_archive'],
    ['its workers have died', 'workers_died'],
  ])('is a sentence of the console: %s', (error, name) => {
    expect(endOf(error)).toBe(`parde.imports.ends.${name}`);
  });

  it('is the server’s own text where the console has no words for it', () => {
    expect(endOf('write EPIPE')).toBeNull();
  });
});

describe('an import that came to its end', () => {
  it('is no success where every line was refused', () => {
    const counts = { titles: 0, refused: 2 } as Parameters<typeof outcomeOf>[0]['counts'];
    expect(outcomeOf({ stage: 'done', counts })).toBe('refused');
    expect(outcomeOf({ stage: 'done', counts: { ...counts, titles: 1 } })).toBe('done');
    expect(outcomeOf({ stage: 'running', counts })).toBe('running');
  });
});
