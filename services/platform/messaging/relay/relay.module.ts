import { Module, type OnApplicationBootstrap, type OnApplicationShutdown, Optional } from '@nestjs/common';
import { Config } from '#platform/kernel/config/config.ts';
import { AppLogger } from '#platform/telemetry/app-logger.ts';
import { HealthRegistry } from '#platform/telemetry/health.registry.ts';
import { Heartbeats } from '#platform/telemetry/heartbeats.ts';
import { Metrics } from '#platform/telemetry/metrics.ts';
import { LocalRelay } from '../outbox/relay/local-relay.ts';
import { EventPublisher } from '../transport/event-publisher.port.ts';
import { EventRouting } from '../transport/event-routing.ts';
import { Publishing } from './publishing.ts';
import { Relay } from './relay.ts';

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
    private readonly heartbeats: Heartbeats,
    @Optional() publisher?: EventPublisher,
    @Optional() routing: EventRouting = EventRouting.embedded,
    /** Only where commands run beside it. */
    @Optional() local?: LocalRelay,
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
      heartbeat: heartbeats.add('relay'),
      ...(this.publishing && { publishing: this.publishing }),
      ...(local && { local }),
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
      heartbeat: this.heartbeats.add('publishing'),
      onPublished: (count, reached) => {
        published.inc(count);
        position.set(reached);
      },
      onError: () => errors.inc(),
    });
    health.add('publishing', async () => {
      if (publishing.error) throw new Error(publishing.error);
    });
    return publishing;
  }
}
