/** The bank's own time, which tests move: thirty minutes pass at once. */
export class BankClock {
  private aheadMs = 0;

  now(): number {
    return Date.now() + this.aheadMs;
  }

  advance(ms: number): void {
    this.aheadMs += ms;
  }
}
