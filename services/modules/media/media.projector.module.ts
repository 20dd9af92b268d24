import { Module } from '@nestjs/common';
import { ProjectionsModule } from '#platform/messaging/projections/projections.module.ts';
import { artworkProjection } from './projections/artwork.projection.ts';
import { mediaStreamsProjection } from './projections/media-streams.projection.ts';

@Module({ imports: [ProjectionsModule.forFeature([artworkProjection, mediaStreamsProjection])] })
export class MediaProjectorModule {}
