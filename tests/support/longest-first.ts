import type { TestSpecification } from 'vitest/node';
import { BaseSequencer } from 'vitest/node';

/** Whole sites, browsers and brokers; then what needs the whole API; then all else. */
const SLOW = [/\/tests\/e2e\//, /\/tests\/chaos\//, /\/tests\/payments\/scenarios/, /\/kafka\//, /\/tests\//];

const rank = ({ moduleId }: TestSpecification) => {
  const index = SLOW.findIndex((pattern) => pattern.test(moduleId));
  return index === -1 ? SLOW.length : index;
};

/** The journeys begin first: begun last, each would run alone, beside an idle worker. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    return sorted.toSorted((one, other) => rank(one) - rank(other));
  }
}
