import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { ClockModule } from '#platform/kernel/clock/clock.module.ts';
import { declarePersonalRows } from '#platform/messaging/outbox/personal-fields/personal-fields.ts';
import { CommentDecisions } from './application/comment-decisions.ts';
import { CommentPlaces } from './application/comment-places.ts';
import { CommentReports } from './application/comment-reports.ts';
import { MergedTitleOpinions } from './application/merged-title-opinions.ts';
import { OwnComments } from './application/own-comments.ts';
import { ReadableComments } from './application/readable-comments.ts';
import { TrustedAuthors } from './application/trusted-authors.ts';
import { ApproveCommentsController } from './commands/approve-comments/approve-comments.controller.ts';
import { ApproveCommentsHandler } from './commands/approve-comments/approve-comments.handler.ts';
import { DeleteCommentController } from './commands/delete-comment/delete-comment.controller.ts';
import { DeleteCommentHandler } from './commands/delete-comment/delete-comment.handler.ts';
import { DismissCommentReportsController } from './commands/dismiss-comment-reports/dismiss-comment-reports.controller.ts';
import { DismissCommentReportsHandler } from './commands/dismiss-comment-reports/dismiss-comment-reports.handler.ts';
import { EditCommentController } from './commands/edit-comment/edit-comment.controller.ts';
import { EditCommentHandler } from './commands/edit-comment/edit-comment.handler.ts';
import { LikeController } from './commands/like/like.controller.ts';
import { LikeHandler } from './commands/like/like.handler.ts';
import { PostCommentController } from './commands/post-comment/post-comment.controller.ts';
import { PostCommentHandler } from './commands/post-comment/post-comment.handler.ts';
import { PutBackCommentsController } from './commands/put-back-comments/put-back-comments.controller.ts';
import { PutBackCommentsHandler } from './commands/put-back-comments/put-back-comments.handler.ts';
import { RateTitleController } from './commands/rate-title/rate-title.controller.ts';
import { RateTitleHandler } from './commands/rate-title/rate-title.handler.ts';
import { RefuseCommentsController } from './commands/refuse-comments/refuse-comments.controller.ts';
import { RefuseCommentsHandler } from './commands/refuse-comments/refuse-comments.handler.ts';
import { ReportCommentController } from './commands/report-comment/report-comment.controller.ts';
import { ReportCommentHandler } from './commands/report-comment/report-comment.handler.ts';
import { SaveModerationRulesController } from './commands/save-moderation-rules/save-moderation-rules.controller.ts';
import { SaveModerationRulesHandler } from './commands/save-moderation-rules/save-moderation-rules.handler.ts';
import { DemoComments } from './demo/demo-comments.ts';
import { DemoVotes } from './demo/demo-votes.ts';
import { CommentEntity } from './persistence/comment.entity.ts';
import { CommentRepository } from './persistence/comment.repository.ts';
import { CommentReportEntity } from './persistence/comment-report.entity.ts';
import { CommentReportRepository } from './persistence/comment-report.repository.ts';
import { LikeEntity } from './persistence/like.entity.ts';
import { LikeRepository } from './persistence/like.repository.ts';
import { ModerationRulesEntity } from './persistence/moderation-rules.entity.ts';
import { ModerationRulesRepository } from './persistence/moderation-rules.repository.ts';
import { RatingEntity } from './persistence/rating.entity.ts';
import { RatingRepository } from './persistence/rating.repository.ts';

declarePersonalRows('write.like_mark', 'user_id');
declarePersonalRows('write.comment_report', 'user_id');

/** Needs throttling, of the catalogue which titles are on the site and how they are merged, and of editorial which pieces are published. */
@Module({
  imports: [
    ClockModule,
    TypeOrmModule.forFeature([CommentEntity, RatingEntity, LikeEntity, CommentReportEntity, ModerationRulesEntity]),
  ],
  controllers: [
    RateTitleController,
    PostCommentController,
    ApproveCommentsController,
    RefuseCommentsController,
    LikeController,
    ReportCommentController,
    DismissCommentReportsController,
    EditCommentController,
    DeleteCommentController,
    PutBackCommentsController,
    SaveModerationRulesController,
  ],
  providers: [
    CommentRepository,
    MergedTitleOpinions,
    RatingRepository,
    LikeRepository,
    LikeHandler,
    CommentPlaces,
    CommentReports,
    CommentReportRepository,
    ReportCommentHandler,
    DismissCommentReportsHandler,
    OwnComments,
    ReadableComments,
    EditCommentHandler,
    DeleteCommentHandler,
    RateTitleHandler,
    PostCommentHandler,
    ApproveCommentsHandler,
    RefuseCommentsHandler,
    PutBackCommentsHandler,
    CommentDecisions,
    ModerationRulesRepository,
    TrustedAuthors,
    SaveModerationRulesHandler,
    DemoVotes,
    DemoComments,
  ],
  exports: [DemoVotes, DemoComments],
})
export class CommunityWriteModule {}
