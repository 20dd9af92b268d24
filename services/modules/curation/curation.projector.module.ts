import { Module } from '@nestjs/common';
import { ProjectionsModule } from '#platform/messaging/projections/projections.module.ts';
import { curationProjection } from './projections/curation.projection.ts';
import { curationDeskProjection } from './projections/curation-desk.projection.ts';
import { noticesProjection } from './projections/notices.projection.ts';

@Module({
  imports: [ProjectionsModule.forFeature([curationProjection, curationDeskProjection, noticesProjection])],
})
export class CurationProjectorModule {}
