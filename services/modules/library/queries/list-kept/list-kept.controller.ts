import { Body, Controller, Post } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import { CurrentViewer } from '#platform/auth/viewer.decorator.ts';
import { Endpoint } from '#platform/http/endpoint.decorator.ts';
import type { Viewer } from '#platform/kernel/context/viewer.ts';
import { ListKept } from './list-kept.query.ts';
import { type ListKeptAnswer, type ListKeptRequest, listKeptAnswer, listKeptRequest } from './list-kept.schema.ts';

@ApiTags('library')
@Controller('api/user')
export class ListKeptController {
  constructor(private readonly queries: QueryBus) {}

  @Post('downloadList')
  @Endpoint({
    summary: 'What the viewer keeps to download later',
    access: 'viewer',
    response: listKeptAnswer,
    readsFrom: ['library', 'title-cards'],
  })
  list(
    @Body({ schema: listKeptRequest }) { page, sort, language, post_type: postType }: ListKeptRequest,
    @CurrentViewer() viewer: Viewer,
  ): Promise<ListKeptAnswer> {
    return this.queries.execute(new ListKept(viewer.userId, page, { sort, language }, postType ?? null));
  }
}
