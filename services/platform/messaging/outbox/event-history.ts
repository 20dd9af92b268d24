import { isDeepStrictEqual } from 'node:util';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { NewEvent, RecordedEvent } from './event-definition.ts';
import { EVENT_COLUMNS, type EventRow, toRecordedEvent } from './recorded-event-row.ts';

/**
 * The log for who follows it from the write side: the position reached is kept in the transaction that does the work, so each
 * event is worked on once, whatever stops in between.
 */
@Injectable()
export class EventHistory {
  /** The last position that the relay has given. */
  async head(manager: EntityManager): Promise<number> {
    const [row] = await manager.query('select position from write.relay_head');
    return Number(row?.position ?? 0);
  }

  /** Events of these types, after `from` up to and including `to`. */
  async between(manager: EntityManager, from: number, to: number, types: readonly string[]): Promise<RecordedEvent[]> {
    const rows: EventRow[] = await manager.query(
      `select ${EVENT_COLUMNS} from write.event_log
       where position > $1 and position <= $2 and type = any($3) order by position`,
      [from, to, types],
    );
    return rows.map(toRecordedEvent);
  }

  /** The data of a stream's first event; undefined when there is none. */
  async firstOf(manager: EntityManager, stream: string): Promise<unknown> {
    const [row] = await manager.query('select data from write.event_log where stream = $1 and version = 1', [stream]);
    return row?.data;
  }

  /** The data of a stream's last event of these types; undefined when there is none. */
  async lastOf(manager: EntityManager, stream: string, types: readonly string[]): Promise<unknown> {
    const [row] = await manager.query(
      'select data from write.event_log where stream = $1 and type = any($2) order by version desc limit 1',
      [stream, types],
    );
    return row?.data;
  }

  /**
   * Whether a stream says already what the event says: a save that changes nothing appends none.
   * @param types of which the last one counts.
   */
  async says(manager: EntityManager, stream: string, event: NewEvent, types = [event.type]): Promise<boolean> {
    return isDeepStrictEqual(await this.lastOf(manager, stream, types), event.data);
  }
}
