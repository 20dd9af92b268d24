import type pg from 'pg';
import { createPool } from '#platform/database/connections/connections.ts';
import { LONG_WORK } from '#platform/database/connections/limits.ts';
import type { RecordedEvent } from '../outbox/event-definition.ts';

const HEAD = 'select position from write.relay_head';
const SPAN = `
  select id, stream, version, type, data, position, time, actor, correlation_id as "correlationId",
    causation_id as "causationId", traceparent
  from write.event_log where position > $1 and position <= $2 and type = any($3) order by position`;

interface LogWindow {
  events: RecordedEvent[];
  /** The window's last position. */
  head: number;
}

/** Reads the event log from end to end, in large windows of positions, the next while the last is still being worked on. */
export class LogReader {
  private readonly pool: pg.Pool;

  constructor(
    url: string,
    private readonly types: readonly string[],
    private readonly span: number,
  ) {
    this.pool = createPool({ url, max: 2, applicationName: 'parde-rebuild-log', limits: LONG_WORK });
  }

  async head(): Promise<number> {
    return Number((await this.pool.query(HEAD)).rows[0]?.position ?? 0);
  }

  /** Everything after `from` up to and including `to`. */
  async *windows(from: number, to: number): AsyncGenerator<LogWindow> {
    let coming = from < to ? this.read(from, to) : null;
    while (coming) {
      const window: LogWindow = await coming;
      coming = window.head < to ? this.read(window.head, to) : null;
      // Its error is thrown when it is awaited; until then it must not end the process.
      coming?.catch(() => undefined);
      yield window;
    }
  }

  close(): Promise<void> {
    return this.pool.end();
  }

  private async read(from: number, to: number): Promise<LogWindow> {
    const head = Math.min(to, from + this.span);
    const { rows } = await this.pool.query<RecordedEvent>(SPAN, [from, head, this.types]);
    return { events: rows.map((row) => ({ ...row, position: Number(row.position) })), head };
  }
}
