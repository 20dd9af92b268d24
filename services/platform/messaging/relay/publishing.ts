import { SpanKind } from '@opentelemetry/api';
import type pg from 'pg';
import type { Logger } from 'pino';
import { createPool } from '#platform/database/connections/connections.ts';
import { BackOff, pause } from '#platform/kernel/time/back-off.ts';
import { type Heartbeat, UNWATCHED } from '#platform/telemetry/heartbeats.ts';
import { inTracesOf } from '#platform/telemetry/spans.ts';
import type { RecordedEvent } from '../outbox/event-definition.ts';
import { type EventPublisher, type OutgoingMessage, PublishedLost } from '../transport/event-publisher.port.ts';
import { type EventRouting, partitionName } from '../transport/event-routing.ts';
import { Deposed } from './leadership.ts';
import {
  MAX_EVENTS,
  movePublished,
  type Published,
  publishAgainAfter,
  readNext,
  readPublished,
} from './publishing-position.ts';
import { Signal } from './signal.ts';
import { Watermarks } from './watermarks.ts';

const POLL_INTERVAL_MS = 1_000;
/** How often an idle leader looks whether the broker still has everything. */
const CHECK_MS = 5_000;
/** Requests follow one another no sooner: each wakes every follower of its topics. The first event after a rest does not wait. */
const INTERVAL_MS = 25;
const FIRST_RETRY_MS = 100;
const MAX_RETRY_MS = 5_000;
/** How long a relay that steps down waits for the request under way. */
const LAST_REQUEST_MS = 3_000;

interface PublishingOptions {
  url: string;
  applicationName: string;
  logger: Logger;
  publisher: EventPublisher;
  routing: EventRouting;
  onPublished?: (count: number, position: number) => void;
  onError?: () => void;
  heartbeat?: Heartbeat;
}

/**
 * Publishes numbered events in the order of their positions: at least once, a batch only after the one before it is safe.
 * So whatever stops here and goes on there, in every partition each event comes for the first time after all that precede
 * it; what comes again, or late from a relay that has lost the lead, lies below the readers' checkpoints
 * (docs/adr/0009-publishing-in-order.md).
 */
export class Publishing {
  private readonly database: pg.Pool;
  private readonly signal = new Signal();
  private running: Promise<void> = Promise.resolve();
  private term: number | null = null;
  private readonly heartbeat: Heartbeat;
  /** Why nothing can be published at the moment, in words for readiness; null when all is well. */
  error: string | null = null;

  constructor(private readonly options: PublishingOptions) {
    this.heartbeat = options.heartbeat ?? UNWATCHED;
    this.database = createPool({
      url: options.url,
      max: 2,
      applicationName: options.applicationName,
      // What a crash takes back here is only published a second time.
      settings: { synchronous_commit: 'off' },
    });
  }

  /** With the lead; the loop of an earlier term ends first. */
  start(term: number): void {
    this.term = term;
    this.running = this.running.then(() => this.run(term));
  }

  wake(): void {
    this.signal.send();
  }

  async stop(): Promise<void> {
    this.term = null;
    this.error = null;
    this.heartbeat.rest();
    this.signal.send();
    const deadline = new Signal();
    await Promise.race([this.running, deadline.wait(LAST_REQUEST_MS)]);
    deadline.send();
  }

  async close(): Promise<void> {
    await this.stop();
    await this.options.publisher.close();
    await this.database.end();
  }

  private async run(term: number): Promise<void> {
    const backOff = new BackOff(FIRST_RETRY_MS, MAX_RETRY_MS);
    while (this.term === term) {
      try {
        await this.connect();
        backOff.reset();
        await this.publishAll(term);
      } catch (error) {
        // The relay itself learns of it at its next step.
        if (error instanceof Deposed || this.term !== term) return;
        this.heartbeat.failed();
        const retryMs = backOff.next();
        await this.report(error, retryMs);
        await this.waitToRetry(term, retryMs);
      }
    }
  }

  private async report(error: unknown, retryMs: number): Promise<void> {
    const { logger, onError } = this.options;
    this.error = error instanceof Error ? error.message : String(error);
    onError?.();
    logger.warn({ error: this.error, retryMs }, 'events cannot be published, tries again');
    if (error instanceof PublishedLost) await this.beginAnew(this.error).catch(() => undefined);
  }

  /** Commands go on, and each sends the signal: that is no reason to try more often. */
  private async waitToRetry(term: number, retryMs: number): Promise<void> {
    const until = performance.now() + retryMs;
    while (this.term === term && performance.now() < until) {
      this.signal.reset();
      await this.signal.wait(until - performance.now());
    }
  }

  private async beginAnew(reason: string): Promise<void> {
    if (!(await publishAgainAfter(this.database, 0))) return;
    this.options.logger.error({ reason }, 'the broker has lost what was published: all events are published again');
  }

  private async connect(): Promise<void> {
    const { position, partitions } = await readPublished(this.database);
    this.options.onPublished?.(0, position);
    const bare = new Set(await this.options.publisher.connect());
    const lost = [...partitions.keys()].filter((name) => bare.has(name.slice(0, name.lastIndexOf('-'))));
    if (lost.length > 0) await this.beginAnew(`${lost.join(', ')}: nothing there`);
    this.error = null;
  }

  private async publishAll(term: number): Promise<void> {
    const { publisher, routing } = this.options;
    const watermarks = new Watermarks(routing);
    let published = await readPublished(this.database);
    let checkedAt = performance.now();
    while (this.term === term) {
      this.heartbeat.moved();
      this.signal.reset();
      const events = await readNext(this.database, published.position);
      if (events.length > 0) {
        const begun = performance.now();
        const next = await this.publish(published, events, term);
        published = next ?? (await readPublished(this.database));
        if (next) watermarks.sent(events);
        if (events.length < MAX_EVENTS) await pause(Math.max(0, INTERVAL_MS - (performance.now() - begun)));
        continue;
      }
      const marks = watermarks.due(published);
      if (marks.length > 0) await publisher.publish(marks);
      if (performance.now() - checkedAt > CHECK_MS) {
        await publisher.check();
        checkedAt = performance.now();
      }
      await this.signal.wait(POLL_INTERVAL_MS);
      // Moved back by hand, all the same goes on from there.
      const stored = await readPublished(this.database);
      if (stored.position < published.position) published = stored;
    }
  }

  /** @returns where publishing stands then, or null when it was moved back meanwhile. @throws Deposed */
  private async publish(published: Published, events: RecordedEvent[], term: number): Promise<Published | null> {
    const partitions = new Map(published.partitions);
    const moved = new Map<string, number>();
    const messages = events.map((event): OutgoingMessage => {
      const topic = this.options.routing.topicOf(event.type);
      const partition = this.options.routing.partitionOf(event.stream);
      const name = partitionName(topic, partition);
      const previous = partitions.get(name) ?? published.floor;
      partitions.set(name, event.position);
      moved.set(name, event.position);
      return { topic, partition, position: event.position, previous, event };
    });
    const attributes = { 'parde.events': events.length, 'parde.position': events.at(-1)!.position };
    const description = { name: 'publish events', kind: SpanKind.PRODUCER, attributes };
    await inTracesOf(events, description, () => this.options.publisher.publish(messages));
    const position = events.at(-1)!.position;
    if (!(await movePublished(this.database, term, published.position, position, moved))) return null;
    this.options.onPublished?.(events.length, position);
    return { ...published, position, partitions };
  }
}
