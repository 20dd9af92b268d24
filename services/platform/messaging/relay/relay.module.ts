import { Module, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { Config } from '../../config/config.js';
import { AppLogger } from '../../telemetry/app-logger.js';
import { Metrics } from '../../telemetry/metrics.js';
import { Relay } from './relay.js';

@Module({})
export class RelayModule implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly relay: Relay;

  constructor(config: Config, logger: AppLogger, metrics: Metrics) {
    const numbered = metrics.counter('parde_relay_events_total', 'Events given a position');
    const head = metrics.gauge('parde_event_log_head', 'Position of the newest numbered event');
    this.relay = new Relay({
      url: config.values.writeDatabaseUrl,
      applicationName: `parde-${config.values.processName}-relay`,
      logger: logger.child('relay'),
      onNumbered: (count, position) => {
        numbered.inc(count);
        head.set(position);
      },
    });
    metrics.gauge('parde_relay_leading', '1 while this process gives positions', () => (this.relay.leading ? 1 : 0));
  }

  onApplicationBootstrap(): void {
    this.relay.start();
  }

  onApplicationShutdown(): Promise<void> {
    return this.relay.stop();
  }
}
