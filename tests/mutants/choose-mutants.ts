import { parseArgs } from 'node:util';
import type { Mutant } from './mutant.ts';

const TENTH = 10;

/** @throws Error that says what is wrong with the arguments. */
export function chooseMutants(all: readonly Mutant[], args: string[]): readonly Mutant[] {
  const { values } = parseArgs({
    args,
    options: { only: { type: 'string', multiple: true }, tenth: { type: 'string' } },
  });
  if (values.only) return values.only.map((name) => named(all, name));
  return values.tenth === undefined ? all : tenthOf(all, Number(values.tenth));
}

function named(all: readonly Mutant[], name: string): Mutant {
  const found = all.find((mutant) => mutant.name === name);
  if (!found) throw new Error(`--only ${name}: one of ${all.map((mutant) => mutant.name).join(', ')}`);
  return found;
}

/** @param number any whole one, such as the count of commits: ten in a row go through all. */
function tenthOf(all: readonly Mutant[], number: number): Mutant[] {
  if (!Number.isSafeInteger(number) || number < 0) throw new Error('--tenth: a whole number from 0');
  return all.filter((_, index) => index % TENTH === number % TENTH);
}
