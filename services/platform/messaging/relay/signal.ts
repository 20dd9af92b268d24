/** Ends one wait. Signals that are sent while nobody waits count for the next wait. */
export class Signal {
  private count = 0;
  private enough = 1;
  private resolve: (() => void) | null = null;

  /** @param weight as so many; infinite: whatever is waited for, it is over. */
  send(weight = 1): void {
    this.count += weight;
    if (this.count >= this.enough) this.resolve?.();
  }

  /** Signals that came before now have been handled. */
  reset(): void {
    this.count = 0;
  }

  /** @param enough so many signals end it. */
  wait(timeoutMs: number, enough = 1): Promise<void> {
    if (this.count >= enough || timeoutMs <= 0) return Promise.resolve();
    this.enough = enough;
    return new Promise((resolve) => {
      const timer = setTimeout(() => this.resolve?.(), timeoutMs);
      this.resolve = () => {
        clearTimeout(timer);
        this.resolve = null;
        resolve();
      };
    });
  }
}
