import { Injectable, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { NotificationListener } from '#platform/database/connections/notifications.ts';
import { Config } from '#platform/kernel/config/config.ts';
import { pause } from '#platform/kernel/time/back-off.ts';
import { CHANNEL } from '../../channels.ts';
import { LocalRelay, type NumberedEvent } from './local-relay.ts';
import { numberedEvents } from './numbered-notice.ts';
import { RecentPositions } from './recent-positions.ts';

/** How long a command's answer may wait for its position, in milliseconds. The command itself is already committed. */
const MAX_WAIT_MS = 300;
/** The relay rests for longer than that between two numberings. */
const HINT_INTERVAL_MS = 5;
/** Positions that came before anybody asked, of one of the relay's largest batches and the one before it. */
const GENERATION = 2_000;

interface Waiting {
  position: Promise<number | null>;
  resolve: (position: number | null) => void;
  timer: NodeJS.Timeout;
}

/**
 * Learns the position that the relay gave an event, so that the command's answer can carry it. One look-up serves all
 * commands that wait. Without a relay the answer goes out after MAX_WAIT_MS with no position: the command is done all
 * the same, and the client's next read is simply not tied to it.
 */
@Injectable()
export class PositionWaiter implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly waiting = new Map<string, Waiting>();
  private readonly listener: NotificationListener;
  private readonly recent = new RecentPositions(GENERATION, () => {
    this.heard += 1;
  });
  /** How often something was numbered of which nothing may be known here. */
  heard = 0;
  private hintUnderWay = false;
  /** Commands that the relay has not been told of. */
  private untold = 0;
  private lookingUp = false;
  private lookUpAgain = false;

  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    config: Config,
    private readonly localRelay: LocalRelay,
  ) {
    localRelay.listen({ numbered: (events) => this.learn(events), gone: () => this.hear() });
    this.listener = new NotificationListener({
      url: config.values.writeDatabaseUrl,
      applicationName: `parde-${config.values.processName}-positions`,
      channels: { [CHANNEL.head]: (payload) => localRelay.leads || this.hear(payload) },
      onConnected: () => this.hear(),
    });
  }

  onApplicationBootstrap(): Promise<void> {
    return this.listener.start();
  }

  onApplicationShutdown(): Promise<void> {
    return this.listener.stop();
  }

  /**
   * The position of the event, or null when the relay did not give it in time.
   * @param heard what was heard before the event was committed; null for the event of an earlier request. If the relay has
   * said something since, it may have been about this event: nobody would say it again.
   */
  positionOf(eventId: string, heard: number | null): Promise<number | null> {
    const known = this.recent.of(eventId);
    if (known !== undefined) return Promise.resolve(known);
    // Retries under one Idempotency-Key wait for the same event.
    const position = this.waiting.get(eventId)?.position ?? this.waitFor(eventId);
    this.wakeRelay();
    if (heard !== this.heard) void this.lookUp();
    return position;
  }

  private waitFor(eventId: string): Promise<number | null> {
    const { promise, resolve } = Promise.withResolvers<number | null>();
    const timer = setTimeout(() => this.settle(eventId, null), MAX_WAIT_MS);
    this.waiting.set(eventId, { position: promise, resolve, timer });
    return promise;
  }

  /**
   * Tells the relay, outside any transaction, that there is something to number, and for how many commands. NOTIFY inside the commands' transactions
   * would serialise their commits; a hint that gets lost only costs the relay's poll interval.
   */
  wakeRelay(): void {
    if (this.localRelay.wake()) return;
    this.untold += 1;
    if (!this.hintUnderWay) void this.tellRelay();
  }

  private async tellRelay(): Promise<void> {
    this.hintUnderWay = true;
    while (this.untold > 0) {
      const told = this.untold;
      this.untold = 0;
      await this.dataSource.query(`notify ${CHANNEL.appended}, '${told}'`).catch(() => undefined);
      await pause(HINT_INTERVAL_MS);
    }
    this.hintUnderWay = false;
  }

  /** @param payload of a notification, where there was one. */
  private hear(payload = ''): void {
    const numbered = numberedEvents(payload);
    if (numbered) this.learn(numbered);
    else {
      this.heard += 1;
      void this.lookUp();
    }
  }

  private learn(events: readonly NumberedEvent[]): void {
    for (const { id, position } of events) {
      if (this.waiting.has(id)) this.settle(id, position);
      else this.recent.remember(id, position);
    }
  }

  private async lookUp(): Promise<void> {
    if (this.lookingUp) {
      this.lookUpAgain = true;
      return;
    }
    this.lookingUp = true;
    do {
      this.lookUpAgain = false;
      await this.lookUpOnce().catch(() => undefined);
    } while (this.lookUpAgain);
    this.lookingUp = false;
  }

  private async lookUpOnce(): Promise<void> {
    const ids = [...this.waiting.keys()];
    if (ids.length === 0) return;
    const rows: { id: string; position: number }[] = await this.dataSource.query(
      'select id, position from write.event_log where id = any($1::uuid[]) and position is not null',
      [ids],
    );
    for (const row of rows) this.settle(row.id, Number(row.position));
  }

  private settle(eventId: string, position: number | null): void {
    const waiting = this.waiting.get(eventId);
    if (!waiting) return;
    this.waiting.delete(eventId);
    clearTimeout(waiting.timer);
    waiting.resolve(position);
  }
}
