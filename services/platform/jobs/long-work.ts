/** Work that takes seconds to hours, one piece at a time. Whoever asks for the next piece does not wait for it. */
export class LongWork<Claim> {
  private readonly stopping = new AbortController();
  private busy = false;
  private running: Promise<void> = Promise.resolve();

  /**
   * @param claim takes the next piece; null when there is none.
   * @param work does it, and tells by itself what went wrong: what it throws is an error of the program.
   */
  constructor(
    private readonly claim: () => Promise<Claim | null>,
    private readonly work: (claim: Claim) => Promise<void>,
  ) {}

  /** Aborted once the process stops. */
  get stopped(): AbortSignal {
    return this.stopping.signal;
  }

  /** Begins with the next piece unless one is under way. @returns how many were begun. */
  async beginNext(): Promise<number> {
    if (this.busy || this.stopped.aborted) return 0;
    this.busy = true;
    const claim = await this.claim().catch((error: unknown) => {
      this.busy = false;
      throw error;
    });
    if (claim === null) {
      this.busy = false;
      return 0;
    }
    this.running = this.work(claim).finally(() => {
      this.busy = false;
    });
    return 1;
  }

  /** What is under way now, to its end. */
  idle(): Promise<void> {
    return this.running;
  }

  /** Begins with nothing more, and has what is under way break off. @param reason it does. */
  async stop(reason: Error): Promise<void> {
    this.stopping.abort(reason);
    await this.running;
  }
}
