import { Module } from '@nestjs/common';
import { CommentThreadQuery } from './queries/get-comments/comment-thread.query.js';
import { GetCommentsController } from './queries/get-comments/get-comments.controller.js';
import { ConsoleCommentQuery } from './queries/list-console-comments/console-comment.query.js';
import { ConsoleCommentsController } from './queries/list-console-comments/console-comments.controller.js';

@Module({
  controllers: [GetCommentsController, ConsoleCommentsController],
  providers: [CommentThreadQuery, ConsoleCommentQuery],
})
export class CommunityReadModule {}
