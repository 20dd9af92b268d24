import { randomBytes } from 'node:crypto';
import type { Logger } from 'pino';
import { Config } from '#platform/kernel/config/config.ts';
import type { KafkaSettings } from '#platform/kernel/config/kafka-config.ts';
import type { Heartbeats } from '#platform/telemetry/heartbeats.ts';
import { Publishing } from '../../../relay/publishing.ts';
import { Relay } from '../../../relay/relay.ts';
import { EventRouting } from '../../event-routing.ts';
import { counted, ignored, type OpenTransport, silent } from '../../testing/transport-bench.ts';
import { KafkaTransport } from '../kafka.transport.ts';
import { KafkaPublisher } from '../kafka-publisher.ts';

/** Settings for tests: topics of their own, few partitions, quick rebalances. */
export function kafkaSettingsFor(brokers: string, more: Record<string, string> = {}): KafkaSettings {
  return Config.fromEnvironment({
    DATABASE_URL: 'postgres://nowhere/none',
    EVENT_TRANSPORT: 'kafka',
    KAFKA_BROKERS: brokers,
    KAFKA_PARTITIONS: '3',
    KAFKA_TOPIC_PREFIX: `test-${randomBytes(4).toString('hex')}`,
    KAFKA_REBALANCE_TIMEOUT_MS: '5000',
    ...more,
  }).values.kafka;
}

export const testRouting = new EventRouting(
  new Map([
    [counted.type, 'things'],
    [ignored.type, 'things'],
  ]),
  3,
);

export interface PublishingRelay {
  relay: Relay;
  publishing: Publishing;
  stop(): Promise<void>;
}

export function startPublishingRelay(url: string, settings: KafkaSettings, logger: Logger = silent): PublishingRelay {
  const publisher = new KafkaPublisher(settings, 'test-relay', logger, testRouting);
  const publishing = new Publishing({
    url,
    applicationName: 'test-publishing',
    logger,
    publisher,
    routing: testRouting,
  });
  const relay = new Relay({ url, applicationName: 'test-relay', logger, publishing });
  relay.start();
  return {
    relay,
    publishing,
    stop: async () => {
      await relay.stop();
      await publishing.close();
    },
  };
}

export async function openKafkaTransport(
  settings: KafkaSettings,
  logger: Logger = silent,
  heartbeats?: Heartbeats,
): Promise<OpenTransport & { transport: KafkaTransport }> {
  const watched = heartbeats && { heartbeats };
  const transport = new KafkaTransport({ settings, clientId: 'test', logger, routing: testRouting, ...watched });
  transport.start();
  return { transport, close: () => transport.close() };
}
