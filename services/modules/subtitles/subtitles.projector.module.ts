import { Module } from '@nestjs/common';
import { ProjectionsModule } from '#platform/messaging/projections/projections.module.ts';
import { subtitleTracksProjection } from './projections/subtitle-tracks.projection.ts';

@Module({ imports: [ProjectionsModule.forFeature([subtitleTracksProjection])] })
export class SubtitlesProjectorModule {}
