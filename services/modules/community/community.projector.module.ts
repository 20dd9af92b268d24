import { Module } from '@nestjs/common';
import { ProjectionsModule } from '#platform/messaging/projections/projections.module.ts';
import { commentReportsProjection } from './projections/comment-reports.projection.ts';
import { commentsProjection } from './projections/comments.projection.ts';
import { likesProjection } from './projections/likes.projection.ts';
import { moderationRulesProjection } from './projections/moderation-rules.projection.ts';
import { ratingSpreadProjection } from './projections/rating-spread.projection.ts';

const PROJECTIONS = [
  commentsProjection,
  likesProjection,
  commentReportsProjection,
  moderationRulesProjection,
  ratingSpreadProjection,
];

@Module({ imports: [ProjectionsModule.forFeature(PROJECTIONS)] })
export class CommunityProjectorModule {}
