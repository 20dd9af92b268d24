/*
 * One part's suites in Jest's own process: they run once for each mutant, so what takes time is starting. MUTATED_SUITES names
 * them, or their folders.
 */
import path from 'node:path';
import { project } from '../../support/jest.config.ts';

const ROOT = path.resolve(import.meta.dirname, '../../..');
const suites = (process.env['MUTATED_SUITES'] ?? 'services').split(',');
const isSpec = (suite: string) => suite.endsWith('.spec.ts');
const folders = [...new Set(suites.map((suite) => (isSpec(suite) ? path.dirname(suite) : suite)))];

export default {
  ...project('node', folders, {
    testMatch: suites.map((suite) => `<rootDir>/${isSpec(suite) ? suite : `${suite}/**/*.unit.spec.ts`}`),
    setupFilesAfterEnv: ['<rootDir>/tests/support/jest/suites/node-suites.ts'],
    runner: 'jest-light-runner',
  }),
  cacheDirectory: `${ROOT}/node_modules/.cache/parde/jest`,
  maxWorkers: 1,
  watchman: false,
};
