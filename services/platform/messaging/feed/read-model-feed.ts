import { Injectable, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { Config } from '../../config/config.js';
import { NotificationListener } from '../../database/notifications.js';
import { ReadDatabase } from '../../database/read-database.js';
import { CHANNEL } from '../channels.js';
import { decodeChange, type ReadModelChange } from './read-model-change.js';

interface Waiting {
  projection: string;
  position: number;
  resolve: (reached: boolean) => void;
}

/**
 * Hears what the projections commit: keeps this process's caches true and lets a query wait for a position
 * (read your own writes).
 */
@Injectable()
export class ReadModelFeed implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly positions = new Map<string, number>();
  private readonly waiting = new Set<Waiting>();
  private readonly observers = new Set<(tags: string[] | null) => void>();
  private readonly listener: NotificationListener;
  /** False while changes may be missed: caches must not be trusted. */
  connected = false;

  constructor(
    config: Config,
    private readonly database: ReadDatabase,
  ) {
    this.listener = new NotificationListener({
      url: config.values.readDatabaseUrl,
      applicationName: `parde-${config.values.processName}-feed`,
      channels: { [CHANNEL.readModel]: (payload) => this.apply(decodeChange(payload)) },
      onConnected: () => this.catchUp(),
      onDisconnected: () => {
        this.connected = false;
      },
    });
  }

  onApplicationBootstrap(): Promise<void> {
    return this.listener.start();
  }

  async onApplicationShutdown(): Promise<void> {
    await this.listener.stop();
    for (const waiting of this.waiting) waiting.resolve(false);
    this.waiting.clear();
  }

  /** Calls back with the tags of changed documents, or null when anything may have changed. */
  onChange(observer: (tags: string[] | null) => void): void {
    this.observers.add(observer);
  }

  /** @returns whether all the projections have reached the position within `timeoutMs`. */
  async reached(projections: readonly string[], position: number, timeoutMs: number): Promise<boolean> {
    const results = await Promise.all(projections.map((name) => this.reachedBy(name, position, timeoutMs)));
    return results.every(Boolean);
  }

  private reachedBy(projection: string, position: number, timeoutMs: number): Promise<boolean> {
    if ((this.positions.get(projection) ?? 0) >= position) return Promise.resolve(true);
    return new Promise((resolve) => {
      const settle = (reached: boolean) => {
        clearTimeout(timer);
        this.waiting.delete(waiting);
        resolve(reached);
      };
      const waiting: Waiting = { projection, position, resolve: settle };
      const timer = setTimeout(() => settle(false), timeoutMs);
      this.waiting.add(waiting);
    });
  }

  private apply(change: ReadModelChange): void {
    for (const observer of this.observers) observer(change.tags);
    this.advance(change.projection, change.position);
  }

  private advance(projection: string, position: number): void {
    if (position <= (this.positions.get(projection) ?? -1)) return;
    this.positions.set(projection, position);
    for (const waiting of this.waiting) {
      if (waiting.projection === projection && waiting.position <= position) waiting.resolve(true);
    }
  }

  private async catchUp(): Promise<void> {
    this.connected = true;
    const rows = await this.database.rows<{ projection: string; position: number }>(
      'select projection, min(position) as position from read.projection_checkpoint group by projection',
    );
    for (const observer of this.observers) observer(null);
    for (const row of rows) this.advance(row.projection, row.position);
  }
}
