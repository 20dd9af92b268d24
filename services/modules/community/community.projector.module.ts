import { Module } from '@nestjs/common';
import { ProjectionsModule } from '#platform/messaging/projections/projections.module.ts';
import { commentsProjection } from './projections/comments.projection.ts';
import { likesProjection } from './projections/likes.projection.ts';

@Module({ imports: [ProjectionsModule.forFeature([commentsProjection, likesProjection])] })
export class CommunityProjectorModule {}
