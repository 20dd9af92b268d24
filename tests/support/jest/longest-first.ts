import sequencer from '@jest/test-sequencer';

// Its types describe the CommonJS build, whose class is one level deeper than that of the ES module.
const TestSequencer = sequencer as unknown as typeof sequencer.default;
type Tests = Parameters<InstanceType<typeof TestSequencer>['sort']>[0];

/** Whole sites, browsers and brokers; then what needs the whole API; then all else. */
const SLOW = [/\/tests\/e2e\//, /\/tests\/chaos\//, /\/tests\/payments\/scenarios/, /\/kafka\//, /\/tests\//];

const rank = ({ path }: Tests[number]) => {
  const index = SLOW.findIndex((pattern) => pattern.test(path));
  return index === -1 ? SLOW.length : index;
};

/** The journeys begin first: begun last, each would run alone, beside an idle worker. */
export default class LongestFirst extends TestSequencer {
  override async sort(tests: Tests): Promise<Tests> {
    const sorted = await super.sort(tests);
    return sorted.toSorted((one, other) => rank(one) - rank(other));
  }
}
