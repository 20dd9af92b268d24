import { Injectable, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { NotificationListener } from '#platform/database/connections/notifications.ts';
import { ReadDatabase } from '#platform/database/read-database.ts';
import { Config } from '#platform/kernel/config/config.ts';
import type { ReadPosition } from '#platform/kernel/context/read-position.ts';
import { Heartbeats } from '#platform/telemetry/heartbeats.ts';
import { CHANNEL } from '../channels.ts';
import { ReachedPositions } from './reached-positions.ts';
import { decodeChange, type ReadModelChange } from './read-model-change.ts';

/**
 * Hears what the projections commit: keeps this process's caches true and lets a query wait for a position
 * (read your own writes).
 */
@Injectable()
export class ReadModelFeed implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly positions: ReachedPositions;
  private readonly observers = new Set<(tags: string[] | null) => void>();
  private readonly listener: NotificationListener;
  /** False while changes may be missed: caches must not be trusted. */
  connected = false;

  constructor(config: Config, database: ReadDatabase, heartbeats: Heartbeats) {
    this.positions = new ReachedPositions(database);
    this.listener = new NotificationListener({
      url: config.values.readDatabaseUrl,
      applicationName: `parde-${config.values.processName}-feed`,
      channels: { [CHANNEL.readModel]: (payload) => this.apply(decodeChange(payload)) },
      heartbeat: heartbeats.add('feed'),
      onConnected: (isCurrent) => this.catchUp(isCurrent),
      onDisconnected: () => {
        this.connected = false;
        this.positions.forget();
      },
    });
  }

  onApplicationBootstrap(): Promise<void> {
    return this.listener.start();
  }

  async onApplicationShutdown(): Promise<void> {
    await this.listener.stop();
    this.positions.giveUp();
  }

  /** Calls back with the tags of changed documents, or null when anything may have changed. */
  onChange(observer: (tags: string[] | null) => void): void {
    this.observers.add(observer);
  }

  /**
   * @returns whether all the projections have reached all the positions within `timeoutMs`. A projection that does not
   * follow a position's partition has nothing to wait for there.
   */
  async reached(projections: readonly string[], after: readonly ReadPosition[], timeoutMs: number): Promise<boolean> {
    const results = await Promise.all(
      projections.flatMap((name) => after.map((wanted) => this.positions.reached(name, wanted, timeoutMs))),
    );
    return results.every(Boolean);
  }

  private apply(change: ReadModelChange): void {
    for (const observer of this.observers) observer(change.tags);
    for (const projection of change.projections) this.positions.advance(projection, change);
  }

  /** Caches are trusted only once they hold nothing from before the break. */
  private async catchUp(isCurrent: () => boolean): Promise<void> {
    for (const observer of this.observers) observer(null);
    await this.positions.readAnew();
    // Nobody has listened since where the connection broke meanwhile: what was read then is forgotten as well.
    if (isCurrent()) this.connected = true;
    else this.positions.forget();
  }
}
