import { Global, Module } from '@nestjs/common';
import { Config } from '../config/config.js';
import { AppLogger } from './app-logger.js';
import { HealthController } from './health.controller.js';
import { HealthRegistry } from './health.registry.js';
import { MetricsController } from './metrics.controller.js';
import { Metrics } from './metrics.js';

@Global()
@Module({
  controllers: [HealthController, MetricsController],
  providers: [
    Metrics,
    HealthRegistry,
    { provide: AppLogger, inject: [Config], useFactory: ({ values }: Config) => new AppLogger(values) },
  ],
  exports: [Metrics, HealthRegistry, AppLogger],
})
export class TelemetryModule {}
