import { Global, Module } from '@nestjs/common';
import { Config } from '#platform/kernel/config/config.ts';
import { AppLogger } from '#platform/telemetry/app-logger.ts';
import { EventPublisher } from '../event-publisher.port.ts';
import { EventRouting } from '../event-routing.ts';
import { KafkaPublisher } from './kafka-publisher.ts';

/** Binds the relay's publisher to Kafka. */
@Global()
@Module({
  providers: [
    {
      provide: EventPublisher,
      inject: [Config, AppLogger, EventRouting],
      useFactory: ({ values }: Config, logger: AppLogger, routing: EventRouting) =>
        new KafkaPublisher(values.kafka, `parde-${values.processName}-relay`, logger.child('kafka'), routing),
    },
  ],
  exports: [EventPublisher],
})
export class KafkaPublisherModule {}
