import { Module } from '@nestjs/common';
import { HealthController } from './health.controller.ts';
import { MetricsServer } from './metrics-server.ts';

/** What those who watch a process ask it: health, and metrics on a port of their own. */
@Module({ controllers: [HealthController], providers: [MetricsServer] })
export class HealthModule {}
