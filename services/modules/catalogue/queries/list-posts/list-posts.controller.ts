import { Body, Controller, Param, Post } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import { Endpoint } from '#platform/http/endpoint.decorator.ts';
import { PublicDocument } from '#platform/http/json-document.ts';
import { pageNumber } from '#platform/http/request-schema.ts';
import { postList } from '../../contract/post-card.ts';
import { sortOf } from '../post-list.schema.ts';
import { ListPosts } from './list-posts.query.ts';
import { type ListPostsRequest, listPostsRequest } from './list-posts.schema.ts';

const readsFrom = ['title-cards'];

@ApiTags('catalogue')
@Controller('api/post')
export class ListPostsController {
  constructor(private readonly queries: QueryBus) {}

  @Post('index/:page')
  @Endpoint({ summary: 'A page of all movies', access: 'public', response: postList, readsFrom })
  @PublicDocument()
  movies(
    @Param('page', { schema: pageNumber }) page: number,
    @Body({ schema: listPostsRequest }) body: ListPostsRequest,
  ): Promise<Buffer> {
    return this.queries.execute(new ListPosts(1, sortOf(body), page));
  }

  @Post('serials/:page')
  @Endpoint({ summary: 'A page of all series', access: 'public', response: postList, readsFrom })
  @PublicDocument()
  serials(
    @Param('page', { schema: pageNumber }) page: number,
    @Body({ schema: listPostsRequest }) body: ListPostsRequest,
  ): Promise<Buffer> {
    return this.queries.execute(new ListPosts(2, sortOf(body), page));
  }
}
