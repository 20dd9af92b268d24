import { Global, Module } from '@nestjs/common';
import { Config } from '#platform/kernel/config/config.ts';
import { AppLogger } from './app-logger.ts';
import { HealthRegistry } from './health.registry.ts';
import { Heartbeats } from './heartbeats.ts';
import { Metrics } from './metrics.ts';

@Global()
@Module({
  providers: [
    Metrics,
    HealthRegistry,
    Heartbeats,
    { provide: AppLogger, inject: [Config], useFactory: ({ values }: Config) => new AppLogger(values) },
  ],
  exports: [Metrics, HealthRegistry, Heartbeats, AppLogger],
})
export class TelemetryModule {}
