import { Body, Controller, Post } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import { CurrentViewer } from '#platform/auth/viewer.decorator.ts';
import { Endpoint } from '#platform/http/endpoint.decorator.ts';
import type { Viewer } from '#platform/kernel/context/viewer.ts';
import { GetLikes } from './get-likes.query.ts';
import { type GetLikesAnswer, type GetLikesRequest, getLikesAnswer, getLikesRequest } from './get-likes.schema.ts';

@ApiTags('community')
@Controller('api/post')
export class GetLikesController {
  constructor(private readonly queries: QueryBus) {}

  @Post('likes')
  @Endpoint({
    summary: 'How titles, comments, news posts or reviews are liked, with what the viewer thinks of them',
    access: 'public',
    response: getLikesAnswer,
    readsFrom: ['likes'],
  })
  likes(
    @Body({ schema: getLikesRequest }) { entity, entity_ids: ids }: GetLikesRequest,
    @CurrentViewer() viewer: Viewer | undefined,
  ): Promise<GetLikesAnswer> {
    return this.queries.execute(new GetLikes(entity, ids, viewer?.userId ?? null));
  }
}
