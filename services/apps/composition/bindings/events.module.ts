import { type DynamicModule, Global, Module } from '@nestjs/common';
import type { Config } from '#platform/kernel/config/config.ts';
import { EventRouting } from '#platform/messaging/transport/event-routing.ts';
import { LogTailModule } from '#platform/messaging/transport/log-tail/log-tail.module.ts';
import { eventTopics } from './event-topics.ts';

/** Where events are delivered, for all who must say the same: commands, relay, projector, rebuild. */
@Global()
@Module({})
export class EventRoutingModule {
  static forRoot({ values }: Config): DynamicModule {
    const { partitions } = values.kafka;
    const followed = values.eventTransport === 'kafka' ? partitions : null;
    const routing = new EventRouting(eventTopics, followed, partitions);
    return {
      module: EventRoutingModule,
      providers: [{ provide: EventRouting, useValue: routing }],
      exports: [EventRouting],
    };
  }
}

/** Binds the event transport that the configuration names. */
export const eventTransport = ({ values }: Config) => (values.eventTransport === 'kafka' ? kafka() : LogTailModule);

/** What the relay publishes with; nothing where the log itself is followed. */
export const eventPublisher = ({ values }: Config) => (values.eventTransport === 'kafka' ? [kafkaPublisher()] : []);

// Kafka's client is large, and a site of one process has none.

async function kafka(): Promise<DynamicModule> {
  const { KafkaModule } = await import('#platform/messaging/transport/kafka/kafka.module.ts');
  return { module: KafkaModule };
}

async function kafkaPublisher(): Promise<DynamicModule> {
  const { KafkaPublisherModule } = await import('#platform/messaging/transport/kafka/kafka-publisher.module.ts');
  return { module: KafkaPublisherModule };
}
