import { Body, Controller, Post } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import { CurrentViewer } from '#platform/auth/viewer.decorator.ts';
import { Endpoint } from '#platform/http/endpoint.decorator.ts';
import { JsonDocument } from '#platform/http/json-document.ts';
import type { Viewer } from '#platform/kernel/context/viewer.ts';
import { GetComments } from './get-comments.query.ts';
import { commentPage, type GetCommentsRequest, getCommentsRequest } from './get-comments.schema.ts';

@ApiTags('community')
@Controller('api/post')
export class GetCommentsController {
  constructor(private readonly queries: QueryBus) {}

  @Post('comments')
  @JsonDocument()
  @Endpoint({
    summary: 'Approved comments on a title, newest or best first; a signed-in viewer also gets their own pending ones',
    access: 'public',
    response: commentPage,
    readsFrom: ['comments', 'likes', 'watching'],
  })
  comments(
    @Body({ schema: getCommentsRequest }) { post_id: postId, page, sort }: GetCommentsRequest,
    @CurrentViewer() viewer: Viewer | undefined,
  ): Promise<string> {
    return this.queries.execute(new GetComments(postId, page, sort, viewer ?? null));
  }
}
