import path from 'node:path';

const ROOT = path.resolve(import.meta.dirname, '../..');
const IN_SUPPORT = '<rootDir>/tests/support/jest';

export const project = (name: string, roots: string[], more: object) => ({
  displayName: name,
  rootDir: ROOT,
  roots: roots.map((folder) => `<rootDir>/${folder}`),
  modulePathIgnorePatterns: ['<rootDir>/services/dist'],
  runner: `${IN_SUPPORT}/runner.ts`,
  // Node's hooks compile.
  transform: {},
  ...more,
});

/** Components in jsdom. */
const components = (workspace: string) =>
  project(workspace, [`${workspace}/src`], {
    testMatch: ['**/*.unit.spec.{ts,tsx}'],
    setupFiles: [`${IN_SUPPORT}/browser-globals.ts`],
    setupFilesAfterEnv: [`${IN_SUPPORT}/suites/component-suites.ts`],
  });

export default {
  rootDir: ROOT,
  cacheDirectory: `${ROOT}/node_modules/.cache/parde/jest`,
  maxWorkers: 2,
  watchman: false,
  testSequencer: `${IN_SUPPORT}/longest-first.ts`,
  projects: [
    project('node', ['services', 'tests'], {
      testMatch: ['**/*.spec.ts'],
      setupFilesAfterEnv: [`${IN_SUPPORT}/suites/node-suites.ts`],
    }),
    components('frontend'),
    components('admin'),
  ],
};
