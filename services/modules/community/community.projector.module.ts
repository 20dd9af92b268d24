import { Module } from '@nestjs/common';
import { ProjectionsModule } from '#platform/messaging/projections/projections.module.ts';
import { commentReportsProjection } from './projections/comment-reports.projection.ts';
import { commentsProjection } from './projections/comments.projection.ts';
import { likesProjection } from './projections/likes.projection.ts';

@Module({ imports: [ProjectionsModule.forFeature([commentsProjection, likesProjection, commentReportsProjection])] })
export class CommunityProjectorModule {}
