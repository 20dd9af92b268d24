import { Module } from '@nestjs/common';
import { ProjectionsModule } from '#platform/messaging/projections/projections.module.ts';
import { artworkProjection } from './projections/artwork.projection.ts';

@Module({ imports: [ProjectionsModule.forFeature([artworkProjection])] })
export class MediaProjectorModule {}
