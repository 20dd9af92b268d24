import { Body, Controller, Post } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import { CurrentViewer } from '#platform/auth/viewer.decorator.ts';
import { Endpoint } from '#platform/http/endpoint.decorator.ts';
import { JsonDocument } from '#platform/http/json-document.ts';
import type { Viewer } from '#platform/kernel/context/viewer.ts';
import { commentSubject } from '../../domain/comment-subject.ts';
import { commentPage, subjectOf } from '../get-comments/get-comments.schema.ts';
import { GetReplies } from './get-replies.query.ts';
import { type GetRepliesRequest, getRepliesRequest } from './get-replies.schema.ts';

@ApiTags('community')
@Controller('api/post')
export class GetRepliesController {
  constructor(private readonly queries: QueryBus) {}

  @Post('replies')
  @JsonDocument()
  @Endpoint({
    summary: 'The answers to a comment on a title or a news post, oldest first, 20 a page',
    access: 'public',
    response: commentPage,
    readsFrom: ['comments', 'likes', 'watching'],
  })
  async replies(
    @Body({ schema: getRepliesRequest }) { comment_id: id, page, ...named }: GetRepliesRequest,
    @CurrentViewer() viewer: Viewer | undefined,
  ): Promise<string> {
    return this.queries.execute(new GetReplies(commentSubject(subjectOf(named)), id, page, viewer?.userId ?? null));
  }
}
