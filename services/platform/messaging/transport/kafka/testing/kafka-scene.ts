import { expect } from 'vitest';
import type { KafkaSettings } from '../../../../config/kafka-config.js';
import { eventually } from '../../../../testing/eventually.js';
import { type TransportBench, upTo } from '../../testing/transport-bench.js';
import type { KafkaTransport } from '../kafka.transport.js';
import { openKafkaTransport, type PublishingRelay, startPublishingRelay } from './kafka-bench.js';

/** For a machine on which much else runs; alone each wait takes a few seconds. */
export const PATIENCE_MS = 90_000;

/** Relays that publish a bench's log with the same settings, and projections that follow it there. */
export class KafkaScene {
  private relays: PublishingRelay[] = [];
  private followers: Awaited<ReturnType<typeof openKafkaTransport>>[] = [];

  constructor(
    readonly bench: TransportBench,
    readonly settings: KafkaSettings,
  ) {}

  startRelay(): PublishingRelay {
    const relay = startPublishingRelay(this.bench.database.url, this.settings);
    this.relays.push(relay);
    return relay;
  }

  async follow(projection: string): Promise<KafkaTransport> {
    const follower = await openKafkaTransport(this.settings);
    this.followers.push(follower);
    follower.transport.subscribe(this.bench.runner(projection));
    return follower.transport;
  }

  /** Waits until the projection has all versions of the stream up to `last`, each once and in their order. */
  expectVersions(projection: string, stream: string, last: number): Promise<void> {
    const all = upTo(last);
    return eventually(async () => expect(await this.bench.versions(projection, stream)).toEqual(all), PATIENCE_MS);
  }

  async unfollow(): Promise<void> {
    await Promise.all(this.followers.splice(0).map((follower) => follower.close()));
  }

  async end(): Promise<void> {
    await Promise.all([this.unfollow(), ...this.relays.splice(0).map((relay) => relay.stop())]);
  }
}
