import { Module } from '@nestjs/common';
import { ProjectionsModule } from '#platform/messaging/projections/projections.module.ts';
import { auditProjection } from './projections/audit.projection.ts';
import { consoleProjection } from './projections/console.projection.ts';
import { rebuildsProjection } from './projections/rebuilds.projection.ts';
import { recordVersionsProjection } from './projections/record-versions.projection.ts';
import { workClaimsProjection } from './projections/work-claims.projection.ts';

const PROJECTIONS = [
  consoleProjection,
  auditProjection,
  rebuildsProjection,
  recordVersionsProjection,
  workClaimsProjection,
];

@Module({ imports: [ProjectionsModule.forFeature(PROJECTIONS)] })
export class ConsoleProjectorModule {}
