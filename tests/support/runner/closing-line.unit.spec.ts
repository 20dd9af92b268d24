import { closingLine, type TestResults } from './closing-line.ts';

const suite = (status: string, ...tests: string[]) => ({
  status,
  assertionResults: tests.map((test) => ({ status: test })),
});

function resultsOf(...suites: TestResults['testResults']): TestResults {
  const count = (status: string) =>
    suites.flatMap((one) => one.assertionResults).filter((test) => test.status === status).length;
  return {
    numPassedTests: count('passed'),
    numFailedTests: count('failed'),
    numPendingTests: count('pending'),
    numTodoTests: 0,
    testResults: suites,
  };
}

describe('the closing line of npm test', () => {
  it.each([
    ['passed', resultsOf(suite('passed', 'passed', 'passed')), 0, '2 passed, 0 failed'],
    ['skipped', resultsOf(suite('passed', 'passed', 'pending')), 0, '1 passed, 0 failed, 1 skipped'],
    ['failed', resultsOf(suite('failed', 'failed', 'passed')), 1, '1 passed, 1 failed'],
    ['a suite that could not be loaded', resultsOf(suite('failed')), 1, '0 passed, 1 failed'],
    [
      'a set-up that failed',
      resultsOf(suite('failed', 'failed', 'pending', 'pending')),
      1,
      '0 passed, 1 failed, 2 skipped',
    ],
    ['a tear-down that failed', resultsOf(suite('failed', 'passed', 'failed')), 1, '1 passed, 1 failed'],
    ['a run that failed beside its tests', resultsOf(suite('passed', 'passed')), 1, '1 passed, 1 failed'],
    ['a run that never reported', null, 1, '0 passed, 1 failed'],
  ])('counts %s', (_what, results, exitCode, line) => {
    expect(closingLine(results, exitCode)).toBe(line);
  });
});
