import { Body, Controller, Post } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import { CurrentViewer } from '#platform/auth/viewer.decorator.ts';
import { Endpoint } from '#platform/http/endpoint.decorator.ts';
import { JsonDocument } from '#platform/http/json-document.ts';
import type { Viewer } from '#platform/kernel/context/viewer.ts';
import { commentSubject } from '../../domain/comment-subject.ts';
import { GetComments } from './get-comments.query.ts';
import { commentPage, type GetCommentsRequest, getCommentsRequest, subjectOf } from './get-comments.schema.ts';

@ApiTags('community')
@Controller('api/post')
export class GetCommentsController {
  constructor(private readonly queries: QueryBus) {}

  @Post('comments')
  @JsonDocument()
  @Endpoint({
    summary:
      'Approved comments on a title or a news post, newest or best first; a signed-in viewer also gets their own pending ones',
    access: 'public',
    response: commentPage,
    readsFrom: ['comments', 'likes', 'watching'],
  })
  async comments(
    @Body({ schema: getCommentsRequest }) { page, sort, ...named }: GetCommentsRequest,
    @CurrentViewer() viewer: Viewer | undefined,
  ): Promise<string> {
    return this.queries.execute(new GetComments(commentSubject(subjectOf(named)), page, sort, viewer ?? null));
  }
}
