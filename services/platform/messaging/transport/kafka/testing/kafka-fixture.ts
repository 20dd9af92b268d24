import type { KafkaSettings } from '#platform/kernel/config/kafka-config.ts';
import { eventually } from '#platform/testing/eventually.ts';
import { type TransportBench, upTo } from '../../testing/transport-bench.ts';
import type { KafkaTransport } from '../kafka.transport.ts';
import { openKafkaTransport, type PublishingRelay, startPublishingRelay } from './kafka-bench.ts';

/** For a machine on which much else runs; alone each wait takes a few seconds. */
export const TIMEOUT_MS = 90_000;

/** Relays that publish a bench's log with the same settings, and projections that follow it there. */
export class KafkaFixture {
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
    return eventually(async () => expect(await this.bench.versions(projection, stream)).toEqual(all), TIMEOUT_MS);
  }

  async unfollow(): Promise<void> {
    await Promise.all(this.followers.splice(0).map((follower) => follower.close()));
  }

  async end(): Promise<void> {
    await Promise.all([this.unfollow(), ...this.relays.splice(0).map((relay) => relay.stop())]);
  }
}
