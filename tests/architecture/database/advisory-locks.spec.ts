import { ADVISORY_LOCK } from '#platform/database/advisory-locks.ts';
import { filesUnder, textOf } from '../deploy/deploy-files.ts';

it('advisory locks have a number each', () => {
  const numbers = Object.values(ADVISORY_LOCK);
  expect(new Set(numbers).size).toBe(numbers.length);
});

it('advisory locks are taken by a number of the list, which is passed as a parameter', () => {
  const sources = filesUnder('services', /(?<!spec)\.ts$/).filter((file) => !/\/(dist|node_modules)\//.test(file));
  const literal = sources.filter((file) => /pg_(try_)?advisory_\w*lock\((?!\$1)/.test(textOf(file)));
  const numbered = sources.filter((file) => /7_?206_?\d{3}/.test(textOf(file)));
  expect(literal).toEqual([]);
  expect(numbered).toEqual(['services/platform/database/advisory-locks.ts']);
});
