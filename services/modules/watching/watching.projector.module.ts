import { Module } from '@nestjs/common';
import { ProjectionsModule } from '#platform/messaging/projections/projections.module.ts';
import { watchingProjection } from './projections/watching.projection.ts';

@Module({ imports: [ProjectionsModule.forFeature([watchingProjection])] })
export class WatchingProjectorModule {}
