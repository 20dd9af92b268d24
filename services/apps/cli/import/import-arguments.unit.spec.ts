import { ImportUsageError, importArguments } from './import-arguments.ts';

describe('what an import is told on the command line', () => {
  it('is a file, and how', () => {
    expect(importArguments(['a.jsonl'])).toEqual({
      file: 'a.jsonl',
      dryRun: false,
      batch: undefined,
      ceremonies: false,
    });
    expect(importArguments(['-', '--dry-run', '--batch', '50'])).toMatchObject({ file: '-', dryRun: true, batch: 50 });
    expect(importArguments(['a.jsonl', '--ceremonies'])).toMatchObject({ ceremonies: true });
  });

  it.each([
    [[], /usage/],
    [['a', 'b'], /usage/],
    [['a', '--batch', '0'], /1 to 5000/],
    [['a', '--ceremonies', '--batch', '5'], /usage/],
    [['a', '--unknown'], /unknown/i],
  ])('%j is refused', (args, reason) => {
    expect(() => importArguments(args)).toThrow(ImportUsageError);
    expect(() => importArguments(args)).toThrow(reason);
  });
});
