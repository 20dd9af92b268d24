import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { DecideCommentsController } from './commands/decide-comments/decide-comments.controller.js';
import { DecideCommentsHandler } from './commands/decide-comments/decide-comments.handler.js';
import { PostCommentController } from './commands/post-comment/post-comment.controller.js';
import { PostCommentHandler } from './commands/post-comment/post-comment.handler.js';
import { RateTitleController } from './commands/rate-title/rate-title.controller.js';
import { RateTitleHandler } from './commands/rate-title/rate-title.handler.js';
import { DemoVotes } from './demo/demo-votes.js';
import { CommentEntity } from './persistence/comment.entity.js';
import { CommentRepository } from './persistence/comment.repository.js';
import { RatingEntity } from './persistence/rating.entity.js';
import { RatingRepository } from './persistence/rating.repository.js';

@Module({
  imports: [TypeOrmModule.forFeature([CommentEntity, RatingEntity])],
  controllers: [RateTitleController, PostCommentController, DecideCommentsController],
  providers: [
    CommentRepository,
    RatingRepository,
    RateTitleHandler,
    PostCommentHandler,
    DecideCommentsHandler,
    DemoVotes,
  ],
  exports: [DemoVotes],
})
export class CommunityWriteModule {}
