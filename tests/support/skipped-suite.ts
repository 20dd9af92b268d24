/** A suite for which something is not to be had here: named on the terminal, and counted in the closing line. */
export function describeSkipped(suite: string, why: string): void {
  process.stderr.write(`SKIPPED ${suite}: ${why}\n`);
  // biome-ignore lint/suspicious/noSkippedTests: skipped loudly, and only where its server is missing
  describe.skip(suite, () => it(why, () => undefined));
}
