/** Ends one wait. A signal that is sent while nobody waits ends the next wait at once. */
export class Signal {
  private signalled = false;
  private resolve: (() => void) | null = null;

  send(): void {
    this.signalled = true;
    this.resolve?.();
  }

  /** Signals that came before now have been handled. */
  reset(): void {
    this.signalled = false;
  }

  wait(timeoutMs: number): Promise<void> {
    if (this.signalled) return Promise.resolve();
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
