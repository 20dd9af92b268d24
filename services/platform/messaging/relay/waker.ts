/** Sleeps until woken. A call that comes while nobody sleeps is kept for the next sleep. */
export class Waker {
  private called = false;
  private resolve: (() => void) | null = null;

  wake(): void {
    this.called = true;
    this.resolve?.();
  }

  /** Calls that came before now have been dealt with. */
  listen(): void {
    this.called = false;
  }

  sleep(longestMs: number): Promise<void> {
    if (this.called) return Promise.resolve();
    return new Promise((resolve) => {
      const timer = setTimeout(() => this.resolve?.(), longestMs);
      this.resolve = () => {
        clearTimeout(timer);
        this.resolve = null;
        resolve();
      };
    });
  }
}
