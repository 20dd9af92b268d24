import { Module } from '@nestjs/common';
import { ProjectionsModule } from '../../platform/messaging/projections/projections.module.js';
import { artworkProjection } from './projections/artwork.projection.js';

@Module({ imports: [ProjectionsModule.forFeature([artworkProjection])] })
export class MediaProjectorModule {}
