import { Module } from '@nestjs/common';
import { ProjectionsModule } from '#platform/messaging/projections/projections.module.ts';
import { auditProjection } from './projections/audit.projection.ts';
import { consoleProjection } from './projections/console.projection.ts';
import { rebuildsProjection } from './projections/rebuilds.projection.ts';

@Module({ imports: [ProjectionsModule.forFeature([consoleProjection, auditProjection, rebuildsProjection])] })
export class ConsoleProjectorModule {}
