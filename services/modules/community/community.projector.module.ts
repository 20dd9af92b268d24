import { Module } from '@nestjs/common';
import { ProjectionsModule } from '../../platform/messaging/projections/projections.module.js';
import { commentsProjection } from './projections/comments.projection.js';

@Module({ imports: [ProjectionsModule.forFeature([commentsProjection])] })
export class CommunityProjectorModule {}
