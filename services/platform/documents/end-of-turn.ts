/**
 * Runs works one after another when the event loop has come round. Answers that are written so reach a proxy or a client on the same
 * machine together, which wakes up for all of them once.
 */
export class EndOfTurn {
  private works: (() => void)[] = [];
  private turn = 0;
  private isCounted = false;

  /** The number of this turn of the event loop: another one in the next. */
  get number(): number {
    if (!this.isCounted) {
      this.isCounted = true;
      setImmediate(() => {
        this.turn += 1;
        this.isCounted = false;
      });
    }
    return this.turn;
  }

  run(work: () => void): void {
    if (this.works.push(work) === 1) setImmediate(() => this.runAll());
  }

  private runAll(): void {
    const { works } = this;
    this.works = [];
    for (const work of works) work();
  }
}
