import { Module } from '@nestjs/common';
import { ProjectionsModule } from '#platform/messaging/projections/projections.module.ts';
import { auditProjection } from './projections/audit.projection.ts';
import { consoleProjection } from './projections/console.projection.ts';
import { workClaimsProjection } from './projections/work-claims.projection.ts';

@Module({ imports: [ProjectionsModule.forFeature([consoleProjection, auditProjection, workClaimsProjection])] })
export class ConsoleProjectorModule {}
