import { Module } from '@nestjs/common';
import { ProjectionsModule } from '#platform/messaging/projections/projections.module.ts';
import { submittedSubtitlesProjection } from './projections/submitted-subtitles.projection.ts';

@Module({ imports: [ProjectionsModule.forFeature([submittedSubtitlesProjection])] })
export class SubtitlesReviewProjectorModule {}
