import { Module } from '@nestjs/common';
import { PersonalDataModule } from '#platform/personal-data/personal-data.module.ts';
import { PersonalDataRegistry } from '#platform/personal-data/personal-data.registry.ts';
import { CommentThreadReader } from './queries/get-comments/comment-thread.reader.ts';
import { GetCommentsController } from './queries/get-comments/get-comments.controller.ts';
import { GetCommentsHandler } from './queries/get-comments/get-comments.handler.ts';
import { GetConsoleCommentController } from './queries/get-console-comment/get-console-comment.controller.ts';
import { GetConsoleCommentHandler } from './queries/get-console-comment/get-console-comment.handler.ts';
import { ConsoleCommentReader } from './queries/list-console-comments/console-comment.reader.ts';
import { ListConsoleCommentsController } from './queries/list-console-comments/list-console-comments.controller.ts';
import { ListConsoleCommentsHandler } from './queries/list-console-comments/list-console-comments.handler.ts';

@Module({
  imports: [PersonalDataModule],
  controllers: [GetCommentsController, ListConsoleCommentsController, GetConsoleCommentController],
  providers: [
    CommentThreadReader,
    ConsoleCommentReader,
    GetCommentsHandler,
    ListConsoleCommentsHandler,
    GetConsoleCommentHandler,
  ],
})
export class CommunityReadModule {
  constructor(personalData: PersonalDataRegistry) {
    const sql =
      'select id, post_id, parent_id, body, status, created_at from read.comment where user_id = $1 order by id';
    personalData.add({ name: 'comments', sql });
  }
}
