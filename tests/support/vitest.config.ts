import path from 'node:path';
import { defineConfig } from 'vitest/config';
import { LongestFirst } from './longest-first.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');

/** Components in jsdom. The testing library cleans up after each test where it finds the global hooks. */
const components = (workspace: string) => ({
  extends: true as const,
  root: path.join(ROOT, workspace),
  test: {
    name: workspace,
    include: ['src/**/*.unit.spec.{ts,tsx}'],
    environment: 'jsdom',
    globals: true,
    setupFiles: [path.join(ROOT, 'tests/support/browser-globals.ts')],
  },
});

export default defineConfig({
  root: ROOT,
  test: {
    maxWorkers: 2,
    pool: 'forks',
    // The suites of one worker share the modules they import: loading them for each suite took longer than most tests.
    isolate: false,
    unstubGlobals: true,
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        extends: true,
        test: {
          name: 'node',
          include: ['services/**/*.spec.ts', 'tests/**/*.spec.ts'],
          exclude: ['**/node_modules/**', 'services/dist/**'],
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      components('frontend'),
      components('admin'),
    ],
  },
});
