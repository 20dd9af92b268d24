import { Module } from '@nestjs/common';
import { PersonalDataModule } from '#platform/personal-data/personal-data.module.ts';
import { PersonalDataRegistry } from '#platform/personal-data/personal-data.registry.ts';
import { SubjectNamesModule } from '#platform/subject-names/subject-names.module.ts';
import { SubjectNamesRegistry } from '#platform/subject-names/subject-names.registry.ts';
import { WaitingWorkModule } from '#platform/waiting-work/waiting-work.module.ts';
import { WaitingWorkRegistry } from '#platform/waiting-work/waiting-work.registry.ts';
import { GetCommentThreadController } from './queries/get-comment-thread/get-comment-thread.controller.ts';
import { GetCommentThreadHandler } from './queries/get-comment-thread/get-comment-thread.handler.ts';
import { CommentThreadReader } from './queries/get-comments/comment-thread.reader.ts';
import { GetCommentsController } from './queries/get-comments/get-comments.controller.ts';
import { GetCommentsHandler } from './queries/get-comments/get-comments.handler.ts';
import { GetConsoleCommentController } from './queries/get-console-comment/get-console-comment.controller.ts';
import { GetConsoleCommentHandler } from './queries/get-console-comment/get-console-comment.handler.ts';
import { GetLikesController } from './queries/get-likes/get-likes.controller.ts';
import { GetLikesHandler } from './queries/get-likes/get-likes.handler.ts';
import { GetModerationRulesController } from './queries/get-moderation-rules/get-moderation-rules.controller.ts';
import { GetModerationRulesHandler } from './queries/get-moderation-rules/get-moderation-rules.handler.ts';
import { GetRatingSpreadController } from './queries/get-rating-spread/get-rating-spread.controller.ts';
import { GetRatingSpreadHandler } from './queries/get-rating-spread/get-rating-spread.handler.ts';
import { GetRepliesController } from './queries/get-replies/get-replies.controller.ts';
import { GetRepliesHandler } from './queries/get-replies/get-replies.handler.ts';
import { LikeReader } from './queries/like.reader.ts';
import { ConsoleCommentReader } from './queries/list-console-comments/console-comment.reader.ts';
import { ListConsoleCommentsController } from './queries/list-console-comments/list-console-comments.controller.ts';
import { ListConsoleCommentsHandler } from './queries/list-console-comments/list-console-comments.handler.ts';
import {
  COMMENT_REPORT_ITEMS,
  WAITING_COMMENT_REPORTS,
} from './queries/list-console-comments/waiting-comment-reports.ts';
import { COMMENT_ITEMS } from './queries/list-console-comments/waiting-comments.ts';
import { ListMemberCommentsController } from './queries/list-member-comments/list-member-comments.controller.ts';
import { ListMemberCommentsHandler } from './queries/list-member-comments/list-member-comments.handler.ts';
import { ModerationRulesReader } from './queries/moderation-rules.reader.ts';
import { PersonalThreads } from './queries/personal-threads.ts';

/** Needs of watching how far members are, and of accounts what they show of themselves. */
@Module({
  imports: [PersonalDataModule, WaitingWorkModule, SubjectNamesModule],
  controllers: [
    GetCommentsController,
    ListConsoleCommentsController,
    GetConsoleCommentController,
    GetLikesController,
    GetRepliesController,
    GetCommentThreadController,
    ListMemberCommentsController,
    GetModerationRulesController,
    GetRatingSpreadController,
  ],
  providers: [
    CommentThreadReader,
    ConsoleCommentReader,
    GetCommentsHandler,
    ListConsoleCommentsHandler,
    GetConsoleCommentHandler,
    LikeReader,
    PersonalThreads,
    GetRepliesHandler,
    GetCommentThreadHandler,
    GetLikesHandler,
    ListMemberCommentsHandler,
    ModerationRulesReader,
    GetModerationRulesHandler,
    GetRatingSpreadHandler,
  ],
})
export class CommunityReadModule {
  constructor(personalData: PersonalDataRegistry, waitingWork: WaitingWorkRegistry, names: SubjectNamesRegistry) {
    const sql =
      'select id, post_id, news_post_id, parent_id, body, status, created_at from read.comment where user_id = $1 order by id';
    const likes = `select entity, entity_id, value from read.like_mark where user_id = $1 and value <> 0 order by id`;
    personalData.add(
      { name: 'comments', sql },
      { name: 'likes', sql: likes },
      {
        name: 'comment_reports',
        sql: 'select comment_id, reason, note, reported_at from read.comment_report where user_id = $1 order by id',
      },
    );
    waitingWork.add(WAITING_COMMENT_REPORTS);
    waitingWork.addItems(COMMENT_ITEMS, COMMENT_REPORT_ITEMS);
    names.add({
      resource: 'comments',
      sql: `select id, json_build_object('fa', null, 'en', body) as name from read.comment
        where id = any($1::int[]) and status <> 'deleted'`,
    });
  }
}
