/** Jobs that one worker runs at once. */
const SLOTS = 10;
/** Of one kind: a service that does not answer leaves room for what has nothing to do with it. */
const SLOTS_OF_KIND = 3;

/** How many jobs of a kind may begin. */
export interface KindRoom {
  kind: string;
  free: number;
}

/** The jobs that a worker runs. Whichever ends makes room for the next, so that none waits for the slowest. */
export class JobSlots {
  private readonly taken = new Map<string, number>();
  /** With when each began, by the monotonic clock, milliseconds. */
  private readonly running = new Map<Promise<void>, number>();

  /** How many may begin in all. */
  get free(): number {
    return SLOTS - this.running.size;
  }

  /** @returns the kinds that may begin, each by itself. */
  roomFor(kinds: readonly string[]): KindRoom[] {
    return kinds.map((kind) => ({ kind, free: this.freeOf(kind) })).filter(({ free }) => free > 0);
  }

  /** @param onRoom is told when it ends and others could not begin before that. @param work never rejects. */
  begin(kind: string, work: () => Promise<void>, onRoom: () => void): void {
    this.taken.set(kind, this.takenOf(kind) + 1);
    const run = work().finally(() => {
      const wasFull = this.free === 0 || this.freeOf(kind) === 0;
      this.running.delete(run);
      this.taken.set(kind, this.takenOf(kind) - 1);
      if (wasFull) onRoom();
    });
    this.running.set(run, performance.now());
  }

  /** Whether one has run for longer. @param limitMs milliseconds */
  anyOlderThan(limitMs: number): boolean {
    const now = performance.now();
    return [...this.running.values()].some((begunAt) => now - begunAt > limitMs);
  }

  /** All that run now, to their ends. */
  async ended(): Promise<void> {
    await Promise.all(this.running.keys());
  }

  private takenOf(kind: string): number {
    return this.taken.get(kind) ?? 0;
  }

  private freeOf(kind: string): number {
    return SLOTS_OF_KIND - this.takenOf(kind);
  }
}
