import { Global, Module } from '@nestjs/common';
import { Config } from '../../../config/config.js';
import { AppLogger } from '../../../telemetry/app-logger.js';
import { EventPublisher } from '../event-publisher.port.js';
import { EventRouting } from '../event-routing.js';
import { KafkaPublisher } from './kafka-publisher.js';

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
