/*
 * One part's suites in Jest's own process: they run once for each mutant, so what takes time is starting. MUTATED_SUITES names
 * their folders.
 */
import path from 'node:path';
import { project } from '../../support/jest.config.ts';

const ROOT = path.resolve(import.meta.dirname, '../../..');
const folders = (process.env['MUTATED_SUITES'] ?? 'services').split(',');

export default {
  ...project('node', folders, {
    testMatch: ['**/*.unit.spec.ts'],
    setupFilesAfterEnv: ['<rootDir>/tests/support/jest/node-suites.ts'],
    runner: 'jest-light-runner',
  }),
  cacheDirectory: `${ROOT}/node_modules/.cache/parde/jest`,
  maxWorkers: 1,
  watchman: false,
};
