import type pg from 'pg';
import type { RecordedEvent } from '../../outbox/event-definition.ts';
import { READ_WINDOW, toSharedEvent, type WindowRow } from './event-rows.ts';

/** A stretch of the log, from after `after` up to and including `head`, with those of its events that anybody here follows. */
interface LogWindow {
  after: number;
  head: number;
  /** Shared by all who read the window, and frozen. */
  events: readonly RecordedEvent[];
  /** Size of the events' data as JSON. */
  bytes: number;
}

export interface WindowLimits {
  /** How many positions one read looks at. On positions, not on rows: it is an index range whatever the planner knows. */
  positions: number;
  /** A window ends with the event that goes over this. */
  bytes: number;
  /** How much of the log is kept for those who are a little behind, and in how many windows at most. */
  keptBytes: number;
  keptWindows: number;
}

const LIMITS: WindowLimits = { positions: 1_000, bytes: 1_000_000, keptBytes: 3_000_000, keptWindows: 64 };
const READ_HEAD = 'select position from write.relay_head';

/**
 * The log as all subscriptions of a process read it: each stretch is fetched and parsed once and handed to whoever comes by.
 * A few megabytes are kept, those last asked for; who is further behind reads for himself and holds nobody back.
 */
export class LogWindows {
  private readonly types = new Set<string>();
  private readonly limits: WindowLimits;
  private head = 0;
  /** The last asked for at the end. */
  private kept: LogWindow[] = [];
  private keptBytes = 0;
  private loading = new Map<number, Promise<LogWindow>>();
  private looking: Promise<void> | null = null;

  constructor(
    private readonly pool: pg.Pool,
    limits: Partial<WindowLimits> = {},
  ) {
    this.limits = { ...LIMITS, ...limits };
  }

  /** To be called before the first read: what shall be in the windows. */
  follow(types: readonly string[]): void {
    const known = this.types.size;
    for (const type of types) this.types.add(type);
    if (this.types.size > known) this.forget();
  }

  /** The relay has numbered events up to here. */
  learnHead(position: number): void {
    this.head = Math.max(this.head, position);
  }

  /** After a break: what was known of the log may not hold any more (another server may have taken over). */
  reset(): void {
    this.forget();
    this.head = 0;
  }

  /** Asks how far the log goes. @returns whether it goes further than was known. */
  async lookForMore(): Promise<boolean> {
    const known = this.head;
    this.looking ??= this.readHead().finally(() => {
      this.looking = null;
    });
    await this.looking;
    return this.head > known;
  }

  /** The window with what follows the position; its first events may lie before it. Null at the end of the log. */
  async after(position: number): Promise<LogWindow | null> {
    const kept = this.findKept(position);
    if (kept) {
      this.used(kept);
      return this.withWhatFollows(kept);
    }
    if (position >= this.head) return null;
    const underWay = this.loading.get(position);
    if (underWay) return underWay;
    const { loading } = this;
    const load = this.load(position).finally(() => loading.delete(position));
    loading.set(position, load);
    return load;
  }

  private async readHead(): Promise<void> {
    const { rows } = await this.pool.query(READ_HEAD);
    this.learnHead(Number(rows[0]?.position ?? 0));
  }

  private forget(): void {
    this.kept = [];
    this.keptBytes = 0;
    // What is being read is handed to those who wait for it, but nobody else joins, and it is not kept.
    this.loading = new Map();
  }

  private findKept(position: number): LogWindow | undefined {
    return this.kept.findLast((window) => window.after <= position && position < window.head);
  }

  private used(window: LogWindow): void {
    this.kept.splice(this.kept.indexOf(window), 1);
    this.kept.push(window);
  }

  /**
   * With the kept windows that go on where it ends. The quickest subscription reads as soon as there is an event and makes short
   * windows; one that takes its time, a transaction for each batch, would fall behind if it had to go through them singly.
   */
  private withWhatFollows(first: LogWindow): LogWindow {
    const { positions, bytes: mostBytes } = this.limits;
    const events = [...first.events];
    let { head, bytes } = first;
    for (;;) {
      const next = this.findKept(head);
      if (!next || bytes + next.bytes > mostBytes || next.head - first.after > positions) break;
      this.used(next);
      const known = head;
      events.push(...next.events.filter(({ position }) => position > known));
      head = next.head;
      bytes += next.bytes;
    }
    return head === first.head ? first : { after: first.after, head, events, bytes };
  }

  private async load(after: number): Promise<LogWindow> {
    const { loading } = this;
    const window = await this.read(after, Math.min(this.head, after + this.limits.positions));
    if (loading === this.loading) this.keep(window);
    return window;
  }

  private async read(after: number, end: number): Promise<LogWindow> {
    const { rows } = await this.pool.query<WindowRow>({
      name: 'log-window',
      text: READ_WINDOW,
      values: [after, end, [...this.types], this.limits.bytes],
    });
    const last = rows.at(-1);
    const bytes = last ? Number(last.bytes) : 0;
    const full = last !== undefined && bytes >= this.limits.bytes;
    return { after, head: full ? Number(last.position) : end, events: rows.map(toSharedEvent), bytes };
  }

  private keep(window: LogWindow): void {
    this.kept.push(window);
    this.keptBytes += window.bytes;
    while (this.keptBytes > this.limits.keptBytes || this.kept.length > this.limits.keptWindows) {
      this.keptBytes -= this.kept.shift()!.bytes;
    }
  }
}
