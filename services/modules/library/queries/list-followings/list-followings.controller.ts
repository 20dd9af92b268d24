import { Body, Controller, Post } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import { CurrentViewer } from '#platform/auth/viewer.decorator.ts';
import { Endpoint } from '#platform/http/endpoint.decorator.ts';
import type { Viewer } from '#platform/kernel/context/viewer.ts';
import { ListFollowings } from './list-followings.query.ts';
import {
  type ListFollowingsAnswer,
  type ListFollowingsRequest,
  listFollowingsAnswer,
  listFollowingsRequest,
} from './list-followings.schema.ts';

@ApiTags('library')
@Controller('api/user')
export class ListFollowingsController {
  constructor(private readonly queries: QueryBus) {}

  @Post('followings')
  @Endpoint({
    summary: 'The people and series that the viewer follows',
    access: 'viewer',
    response: listFollowingsAnswer,
    readsFrom: ['library', 'title-cards', 'people'],
  })
  list(
    @Body({ schema: listFollowingsRequest }) { page, kind }: ListFollowingsRequest,
    @CurrentViewer() viewer: Viewer,
  ): Promise<ListFollowingsAnswer> {
    return this.queries.execute(new ListFollowings(viewer.userId, page, kind ?? null));
  }
}
