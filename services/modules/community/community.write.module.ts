import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { CommentDecisions } from './application/comment-decisions.ts';
import { ApproveCommentsController } from './commands/approve-comments/approve-comments.controller.ts';
import { ApproveCommentsHandler } from './commands/approve-comments/approve-comments.handler.ts';
import { PostCommentController } from './commands/post-comment/post-comment.controller.ts';
import { PostCommentHandler } from './commands/post-comment/post-comment.handler.ts';
import { PutBackCommentsController } from './commands/put-back-comments/put-back-comments.controller.ts';
import { PutBackCommentsHandler } from './commands/put-back-comments/put-back-comments.handler.ts';
import { RateTitleController } from './commands/rate-title/rate-title.controller.ts';
import { RateTitleHandler } from './commands/rate-title/rate-title.handler.ts';
import { RefuseCommentsController } from './commands/refuse-comments/refuse-comments.controller.ts';
import { RefuseCommentsHandler } from './commands/refuse-comments/refuse-comments.handler.ts';
import { DemoVotes } from './demo/demo-votes.ts';
import { CommentEntity } from './persistence/comment.entity.ts';
import { CommentRepository } from './persistence/comment.repository.ts';
import { RatingEntity } from './persistence/rating.entity.ts';
import { RatingRepository } from './persistence/rating.repository.ts';

@Module({
  imports: [TypeOrmModule.forFeature([CommentEntity, RatingEntity])],
  controllers: [
    RateTitleController,
    PostCommentController,
    ApproveCommentsController,
    RefuseCommentsController,
    PutBackCommentsController,
  ],
  providers: [
    CommentRepository,
    RatingRepository,
    RateTitleHandler,
    PostCommentHandler,
    ApproveCommentsHandler,
    RefuseCommentsHandler,
    PutBackCommentsHandler,
    CommentDecisions,
    DemoVotes,
  ],
  exports: [DemoVotes],
})
export class CommunityWriteModule {}
