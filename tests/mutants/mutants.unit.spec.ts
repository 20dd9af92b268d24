import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { chooseMutants } from './choose-mutants.ts';
import { type Mutant, mutated } from './mutant.ts';
import { MUTANTS } from './mutants.ts';
import { outcomeOf } from './run-suite.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');
const read = (file: string) => readFileSync(path.join(ROOT, file), 'utf8');
const MUTANT: Mutant = {
  name: 'one',
  what: '',
  file: 'some.ts',
  find: 'a + b',
  replace: 'a - b',
  suite: 'some.spec.ts',
};

describe('the mutants', () => {
  it('have names of their own', () => {
    expect(new Set(MUTANTS.map(({ name }) => name)).size).toBe(MUTANTS.length);
  });

  it.each(MUTANTS.map((mutant) => [mutant.name, mutant] as const))('%s fits the sources and its suite', (_, mutant) => {
    const sources = read(mutant.file);
    expect(mutated(sources, mutant)).not.toBe(sources);
    expect(existsSync(path.join(ROOT, mutant.suite))).toBe(true);
    expect(read(mutant.suite)).toContain(mutant.test ?? '');
  });
});

describe('a mutant', () => {
  it('is put where its text stands once, as it is', () => {
    expect(mutated('x = a + b;', MUTANT)).toBe('x = a - b;');
    expect(mutated('x = a + b;', { ...MUTANT, replace: '$&' })).toBe('x = $&;');
  });

  it('that does not fit is an error', () => {
    expect(() => mutated('x = a * b;', MUTANT)).toThrow('stands 0 times in some.ts');
    expect(() => mutated('a + b + a + b', MUTANT)).toThrow('stands 2 times in some.ts');
  });
});

describe('a choice of mutants', () => {
  const many = Array.from({ length: 23 }, (_, index) => ({ ...MUTANT, name: `m${index}` }));
  const names = (...args: string[]) => chooseMutants(many, args).map(({ name }) => name);

  it('is all, or those that are named', () => {
    expect(names()).toHaveLength(23);
    expect(names('--only', 'm4', '--only', 'm2')).toEqual(['m4', 'm2']);
    expect(() => names('--only', 'm99')).toThrow('--only m99: one of m0, ');
  });

  it('is a tenth that goes round with the number', () => {
    expect(names('--tenth', '2')).toEqual(['m2', 'm12', 'm22']);
    expect(names('--tenth', '1742')).toEqual(['m2', 'm12', 'm22']);
    const round = Array.from({ length: 10 }, (_, number) => names('--tenth', String(100 + number))).flat();
    expect(round.toSorted()).toEqual(names().toSorted());
    expect(() => names('--tenth', 'first')).toThrow('--tenth: a whole number');
  });
});

describe('the outcome', () => {
  const results = (...tests: [fullName: string, status: string][]) => ({
    testResults: [{ assertionResults: tests.map(([fullName, status]) => ({ fullName, status })) }],
  });

  it('is that of the named test alone', () => {
    expect(outcomeOf(results(['a door is closed', 'failed'], ['a door is open', 'passed']), 'is closed')).toBe(
      'failed',
    );
    expect(outcomeOf(results(['a door is closed', 'passed'], ['a door is open', 'failed']), 'is closed')).toBe(
      'passed',
    );
    expect(outcomeOf(results(['a door is closed', 'passed'], ['a door is open', 'failed']))).toBe('failed');
  });

  it('is none where nothing was run', () => {
    expect(outcomeOf({ testResults: [] })).toBe('did not run');
    expect(outcomeOf(results(['a door is closed', 'pending']), 'is closed')).toBe('did not run');
  });
});
