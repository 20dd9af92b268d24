import { Module } from '@nestjs/common';
import { PersonalDataModule } from '../../platform/personal-data/personal-data.module.js';
import { PersonalDataRegistry } from '../../platform/personal-data/personal-data.registry.js';
import { CommentThreadQuery } from './queries/get-comments/comment-thread.query.js';
import { GetCommentsController } from './queries/get-comments/get-comments.controller.js';
import { ConsoleCommentQuery } from './queries/list-console-comments/console-comment.query.js';
import { ConsoleCommentsController } from './queries/list-console-comments/console-comments.controller.js';

@Module({
  imports: [PersonalDataModule],
  controllers: [GetCommentsController, ConsoleCommentsController],
  providers: [CommentThreadQuery, ConsoleCommentQuery],
})
export class CommunityReadModule {
  constructor(personalData: PersonalDataRegistry) {
    const sql =
      'select id, post_id, parent_id, body, status, created_at from read.comment where user_id = $1 order by id';
    personalData.add({ name: 'comments', sql });
  }
}
