/** What is read of Jest's JSON report. */
export interface TestResults {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numTodoTests: number;
  testResults: { status: string; assertionResults: { status: string }[] }[];
}

/**
 * "N passed, N failed". A suite that could not be loaded counts as one failure, and so does a failed hook.
 * @param results null when the run ended before it reported. @param exitCode of the run, which nothing that failed leaves at 0.
 */
export function closingLine(results: TestResults | null, exitCode: number): string {
  if (!results) return '0 passed, 1 failed';
  const unloadedSuites = results.testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && !assertionResults.some((test) => test.status === 'failed'),
  );
  const counted = results.numFailedTests + unloadedSuites.length;
  // Whatever else ended the run badly: no test was found, Jest itself failed.
  const failed = counted === 0 && exitCode !== 0 ? 1 : counted;
  const skipped = results.numPendingTests + results.numTodoTests;
  return `${results.numPassedTests} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
}
