import { Body, Controller, Post } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import { CurrentViewer } from '#platform/auth/viewer.decorator.ts';
import { Endpoint } from '#platform/http/endpoint.decorator.ts';
import { JsonDocument } from '#platform/http/json-document.ts';
import type { Viewer } from '#platform/kernel/context/viewer.ts';
import { commentPage } from '../get-comments/get-comments.schema.ts';
import { GetCommentThread } from './get-comment-thread.query.ts';
import { type GetCommentThreadRequest, getCommentThreadRequest } from './get-comment-thread.schema.ts';

@ApiTags('community')
@Controller('api/post')
export class GetCommentThreadController {
  constructor(private readonly queries: QueryBus) {}

  @Post('commentThread')
  @JsonDocument()
  @Endpoint({
    summary: 'The thread that one approved comment stands in, for a link to it',
    access: 'public',
    response: commentPage,
    readsFrom: ['comments', 'likes', 'watching'],
  })
  thread(
    @Body({ schema: getCommentThreadRequest }) { comment_id: id, reveal }: GetCommentThreadRequest,
    @CurrentViewer() viewer: Viewer | undefined,
  ): Promise<string> {
    return this.queries.execute(new GetCommentThread(id, reveal, viewer?.userId ?? null));
  }
}
