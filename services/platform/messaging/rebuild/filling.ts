import type { Logger } from 'pino';
import type { ReadDatabase } from '#platform/database/read-database.ts';
import { LOG_PARTITION } from '#platform/kernel/context/read-position.ts';
import type { RecordedEvent } from '../outbox/event-definition.ts';
import type { Projection } from '../projections/projection.ts';
import { ProjectionRunner } from '../projections/projection-runner.ts';
import { LogReader } from './log-reader.ts';

/** How many positions one batch looks at. Larger ones are not faster and hold more in memory. */
const SPAN = 4_000;

export interface RebuildProgress {
  position: number;
  head: number;
  /** Of the projection's types. */
  events: number;
}

export interface FillingOptions {
  database: ReadDatabase;
  writeDatabaseUrl: string;
  logger: Logger;
  onProgress?: (progress: RebuildProgress) => void;
  signal?: AbortSignal;
}

type Condition = (events: RecordedEvent[]) => boolean | Promise<boolean>;

/** The shadow tables on their way along the event log, through the same runner that fills the live ones. */
export class Filling {
  /** Up to where everything is in the tables. */
  position = 0;
  events = 0;
  parked = 0;
  private readonly log: LogReader;
  private readonly runner: ProjectionRunner;

  constructor(
    projection: Projection,
    schema: string,
    private readonly options: FillingOptions,
  ) {
    const { database, logger, writeDatabaseUrl } = options;
    this.log = new LogReader(writeDatabaseUrl, projection.types, SPAN);
    const observer = {
      projected: (_projection: string, count: number) => {
        this.events += count;
      },
      parked: () => {
        this.parked += 1;
      },
    };
    this.runner = new ProjectionRunner(projection, database, logger, observer, { schema, announces: false });
  }

  async begin(): Promise<void> {
    await this.runner.checkpoint(LOG_PARTITION);
  }

  head(): Promise<number> {
    return this.log.head();
  }

  /** Applies the log up to `head`, or as long as `goesOn` says so of the next events. */
  async follow(head: number, goesOn: Condition = () => true): Promise<void> {
    for await (const { events, head: reached } of this.log.windows(this.position, head)) {
      this.options.signal?.throwIfAborted();
      if (!(await goesOn(events))) return;
      await this.apply(events, reached);
      this.options.onProgress?.({ position: reached, head, events: this.events });
    }
  }

  /** Applies, up to `head`, first the events that `comesFirst` chooses; then `between` is called; then the others follow. */
  async followInTwo(
    head: number,
    comesFirst: (event: RecordedEvent) => boolean,
    between: () => Promise<void>,
  ): Promise<void> {
    const from = this.position;
    for await (const { events } of this.log.windows(from, head)) await this.apply(events.filter(comesFirst), from);
    await between();
    for await (const { events, head: reached } of this.log.windows(from, head)) {
      await this.apply(
        events.filter((event) => !comesFirst(event)),
        reached,
      );
    }
  }

  close(): Promise<void> {
    return this.log.close();
  }

  private async apply(events: RecordedEvent[], head: number): Promise<void> {
    await this.runner.handle({ events, head, after: this.position, partition: LOG_PARTITION });
    this.position = head;
  }
}
