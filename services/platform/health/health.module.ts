import { Module } from '@nestjs/common';
import { HealthController } from './health.controller.ts';
import { MetricsController } from './metrics.controller.ts';

/** What those who watch a process ask it: health and metrics. */
@Module({ controllers: [HealthController, MetricsController] })
export class HealthModule {}
