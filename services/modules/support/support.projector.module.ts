import { Module } from '@nestjs/common';
import { ProjectionsModule } from '#platform/messaging/projections/projections.module.ts';
import { fileReportsProjection } from './projections/file-reports.projection.ts';

@Module({ imports: [ProjectionsModule.forFeature([fileReportsProjection])] })
export class SupportProjectorModule {}
