import { Module } from '@nestjs/common';
import { ProjectionsModule } from '#platform/messaging/projections/projections.module.ts';
import { artworkProjection } from './projections/artwork.projection.ts';
import { collectionArtworkProjection } from './projections/collection-artwork.projection.ts';
import { mediaStreamsProjection } from './projections/media-streams.projection.ts';

@Module({
  imports: [ProjectionsModule.forFeature([artworkProjection, collectionArtworkProjection, mediaStreamsProjection])],
})
export class MediaProjectorModule {}
