import { existsSync } from 'node:fs';
import path from 'node:path';
import { longSuitesLeftOut, variantsInTurn } from './long-suites.ts';

const ROOT = path.resolve(import.meta.dirname, '../../..');

describe('the long suites', () => {
  const all = longSuitesLeftOut(undefined);

  it('are there under these names', () => {
    expect(all.filter((suite) => !existsSync(path.join(ROOT, suite)))).toEqual([]);
  });

  it('are all left out by default, none with all', () => {
    expect(all.length).toBeGreaterThan(5);
    expect(longSuitesLeftOut('all')).toEqual([]);
  });

  it('have each its turn, and the same one whenever a number comes again', () => {
    const turns = Array.from({ length: 100 }, (_, number) =>
      all.filter((suite) => !longSuitesLeftOut(`${number}`).includes(suite)),
    );
    expect(new Set(turns.flat())).toEqual(new Set(all));
    const lengths = turns.map((suites) => suites.length);
    expect(Math.min(...lengths)).toBeGreaterThan(0);
    expect(Math.max(...lengths)).toBeLessThan(all.length / 2);
    const [first] = turns;
    const again = turns.findIndex((suites, number) => number > 0 && suites[0] === first?.[0]);
    expect(turns[again]).toEqual(first);
  });

  it('are asked for by a number or all', () => {
    expect(() => longSuitesLeftOut('some')).toThrow('LONG=some');
  });
});

describe('the variants of a suite', () => {
  it.each([
    [undefined, ['one']],
    ['0', ['one']],
    ['1', ['other']],
    ['12345678', ['one']],
    ['all', ['one', 'other']],
  ])('that LONG=%s runs are %j', (chosen, expected) => {
    expect(variantsInTurn(['one', 'other'], chosen)).toEqual(expected);
  });
});
