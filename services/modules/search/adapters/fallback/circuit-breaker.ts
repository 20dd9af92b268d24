interface BreakerOptions {
  /** Failures in a row after which nobody waits any more. */
  failures: number;
  /** How long it is left alone then; after that one asks, and the others do not wait. */
  restMs: number;
  now?: () => number;
}

/** Keeps callers from waiting for what has just failed several times. */
export class CircuitBreaker {
  private failed = 0;
  private restsUntil = 0;

  constructor(private readonly options: BreakerOptions) {}

  get isOpen(): boolean {
    return this.failed >= this.options.failures;
  }

  /** Whether to try; while it rests only the one caller that tries it out may. */
  mayTry(): boolean {
    if (!this.isOpen) return true;
    if (this.now() < this.restsUntil) return false;
    this.rest();
    return true;
  }

  succeeded(): void {
    this.failed = 0;
  }

  failedOnce(): void {
    this.failed += 1;
    if (this.isOpen) this.rest();
  }

  private rest(): void {
    this.restsUntil = this.now() + this.options.restMs;
  }

  private now(): number {
    return (this.options.now ?? performance.now.bind(performance))();
  }
}
