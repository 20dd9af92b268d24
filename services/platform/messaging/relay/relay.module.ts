import { Module, type OnApplicationBootstrap, type OnApplicationShutdown, Optional } from '@nestjs/common';
import { Config } from '../../config/config.js';
import { AppLogger } from '../../telemetry/app-logger.js';
import { HealthRegistry } from '../../telemetry/health.registry.js';
import { Metrics } from '../../telemetry/metrics.js';
import { EventPublisher } from '../transport/event-publisher.port.js';
import { EventRouting } from '../transport/event-routing.js';
import { Publishing } from './publishing.js';
import { Relay } from './relay.js';

/** Numbers the events and, where the app binds an EventPublisher, publishes them. */
@Module({})
export class RelayModule implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly relay: Relay;
  private readonly publishing: Publishing | null;

  constructor(
    private readonly config: Config,
    private readonly logger: AppLogger,
    metrics: Metrics,
    health: HealthRegistry,
    @Optional() publisher?: EventPublisher,
    @Optional() routing: EventRouting = EventRouting.embedded,
  ) {
    const numbered = metrics.counter('parde_relay_events_total', 'Events given a position');
    const head = metrics.gauge('parde_event_log_head', 'Position of the newest numbered event');
    this.publishing = publisher ? this.publishWith(publisher, routing, metrics, health) : null;
    this.relay = new Relay({
      url: config.values.writeDatabaseUrl,
      applicationName: `parde-${config.values.processName}-relay`,
      logger: logger.child('relay'),
      onNumbered: (count, position) => {
        numbered.inc(count);
        head.set(position);
      },
      ...(this.publishing && { publishing: this.publishing }),
    });
    metrics.gauge('parde_relay_leading', '1 while this process gives positions', () => (this.relay.leading ? 1 : 0));
  }

  onApplicationBootstrap(): void {
    this.relay.start();
  }

  async onApplicationShutdown(): Promise<void> {
    await this.relay.stop();
    await this.publishing?.close();
  }

  private publishWith(
    publisher: EventPublisher,
    routing: EventRouting,
    metrics: Metrics,
    health: HealthRegistry,
  ): Publishing {
    const published = metrics.counter('parde_published_events_total', 'Events published');
    const position = metrics.gauge('parde_published_position', 'Position up to which events are published');
    const errors = metrics.counter('parde_publish_errors_total', 'Attempts to publish that failed');
    const publishing = new Publishing({
      url: this.config.values.writeDatabaseUrl,
      applicationName: `parde-${this.config.values.processName}-publishing`,
      logger: this.logger.child('publishing'),
      publisher,
      routing,
      onPublished: (count, reached) => {
        published.inc(count);
        position.set(reached);
      },
      onFault: () => errors.inc(),
    });
    health.add('publishing', async () => {
      if (publishing.fault) throw new Error(publishing.fault);
    });
    return publishing;
  }
}
