import { ratiosOf, whatGotWorse } from './compare.ts';
import type { Row } from './row.ts';

const TABLE = `
| workload | ours | ratio | bar |
|---|---|---|---|
| fixed 2 KB, bare node:http | | 1 | the unit |
| W1 title page | 30,968/s | 0.39 × node:http | ≥ 0.5 × node:http |
| W3 search | 3,590/s | 0.045 × node:http | |
| W3 quality | 0.645 of 0.643 | 1.002 | ≥ 0.95 |
| peak memory | 1130 MB | | ≤ 400 MB |
`;

function row(workload: string, ratio: number | null, noise?: number): Row {
  const texts = { limit: '', plain: '', ours: '', cost: '', ratio: '', bar: '', reached: '–' as const };
  return { ...texts, workload, figures: { ratio }, ...(noise !== undefined && { noise }) };
}
const said = (...rows: Row[]) => whatGotWorse(ratiosOf(TABLE), rows);

describe('what got worse since the table', () => {
  it('is read from the columns by their names', () => {
    expect([...ratiosOf(TABLE)].slice(1)).toEqual([
      ['W1 title page', 0.39],
      ['W3 search', 0.045],
      ['W3 quality', 1.002],
    ]);
    expect(ratiosOf('no table')).toEqual(new Map());
  });

  it('is what fell beyond noise, each with both ratios', () => {
    const rows = [row('W1 title page', 0.36), row('W3 search', 0.03), row('W3 quality', 1.01)];
    expect(said(...rows)).toBe('Got worse: W3 search (0.045 → 0.030) (3 ratios compared).');
  });

  it('allows for rounds that differed', () => {
    expect(said(row('W1 title page', 0.3, 0.3), row('W3 search', 0.045))).toBe(
      'Nothing got worse (2 ratios compared, 1 not measured).',
    );
    expect(said(row('W1 title page', 0.3, 0.2))).toMatch(/^Got worse: W1 title page \(0.39 → 0.30\)/);
  });

  it('leaves out what cannot be compared, and says so', () => {
    const rows = [row('W1 title page *', 0.1), row('W3 search', null), row('something new', 2)];
    expect(said(...rows)).toBe('Nothing got worse (0 ratios compared, 3 not measured).');
    expect(whatGotWorse(new Map(), rows)).toMatch(/^Not compared/);
  });
});
