import { Global, Module, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { Config } from '#platform/kernel/config/config.ts';
import { AppLogger } from '#platform/telemetry/app-logger.ts';
import { HealthRegistry } from '#platform/telemetry/health.registry.ts';
import { Heartbeats } from '#platform/telemetry/heartbeats.ts';
import { Metrics } from '#platform/telemetry/metrics.ts';
import { EventRouting } from '../event-routing.ts';
import { EventTransport } from '../event-transport.port.ts';
import { KafkaTransport } from './kafka.transport.ts';
import { countForeignMessages } from './reading/foreign-messages.ts';

/** Binds the event transport to Kafka (distributed profile). */
@Global()
@Module({
  providers: [
    {
      provide: KafkaTransport,
      inject: [Config, AppLogger, Metrics, EventRouting, Heartbeats],
      useFactory: (
        { values }: Config,
        logger: AppLogger,
        metrics: Metrics,
        routing: EventRouting,
        heartbeats: Heartbeats,
      ) => {
        const labels = ['projection', 'topic', 'partition'];
        const lag = metrics.gauge('parde_kafka_lag', 'Messages a projection has not read yet', undefined, labels);
        return new KafkaTransport({
          settings: values.kafka,
          clientId: `parde-${values.processName}`,
          logger: logger.child('kafka'),
          routing,
          heartbeats,
          onLag: (projection, topic, partition, value) => {
            if (value === null) lag.remove({ projection, topic, partition });
            else lag.set({ projection, topic, partition }, value);
          },
          onForeign: countForeignMessages(metrics, routing.allTopics),
        });
      },
    },
    { provide: EventTransport, useExisting: KafkaTransport },
  ],
  exports: [EventTransport],
})
export class KafkaModule implements OnApplicationBootstrap, OnApplicationShutdown {
  constructor(
    private readonly transport: KafkaTransport,
    health: HealthRegistry,
  ) {
    health.add('events', async () => {
      if (transport.error) throw new Error(transport.error);
    });
  }

  onApplicationBootstrap(): void {
    this.transport.start();
  }

  onApplicationShutdown(): Promise<void> {
    return this.transport.close();
  }
}
