import { createRequire } from 'node:module';

const { default: TestSequencer } = createRequire(import.meta.url)('@jest/test-sequencer');

/** Whole sites, browsers and brokers; then what needs the whole API; then all else. */
const SLOW = [/\/tests\/e2e\//, /\/tests\/chaos\//, /\/tests\/payments\/scenarios/, /\/kafka\//, /\/tests\//];

const rank = ({ path }) => {
  const index = SLOW.findIndex((pattern) => pattern.test(path));
  return index === -1 ? SLOW.length : index;
};

/**
 * Of a clean clone Jest knows only the sizes of files: it would begin the journeys, short files, last and have them run alone.
 * Where durations are known from an earlier run, its own order is better.
 */
export default class LongestFirst extends TestSequencer {
  sort(tests) {
    const sorted = super.sort(tests);
    return sorted.every(({ duration }) => duration === undefined)
      ? sorted.toSorted((one, other) => rank(one) - rank(other))
      : sorted;
  }
}
