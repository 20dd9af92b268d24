import { Body, Controller, Param, Post } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import { Endpoint } from '#platform/http/endpoint.decorator.ts';
import { PublicDocument } from '#platform/http/json-document.ts';
import { slugText } from '#platform/http/request-schema.ts';
import { postList } from '../../contract/post-card.ts';
import { sortOf } from '../post-list.schema.ts';
import { ListCuratedPosts } from './list-curated-posts.query.ts';
import { type ListCuratedPostsRequest, listCuratedPostsRequest } from './list-curated-posts.schema.ts';

@ApiTags('catalogue')
@Controller('api/pages')
export class ListCuratedPostsController {
  constructor(private readonly queries: QueryBus) {}

  @Post(':page_name')
  @Endpoint({
    summary: 'A curated page',
    access: 'public',
    response: postList,
    readsFrom: ['title-cards', 'suggested-lists'],
  })
  @PublicDocument()
  posts(
    @Param('page_name', { schema: slugText }) name: string,
    @Body({ schema: listCuratedPostsRequest }) body: ListCuratedPostsRequest,
  ): Promise<Buffer> {
    return this.queries.execute(new ListCuratedPosts(name, sortOf(body), body.page));
  }
}
