import { Body, Controller, Param, Post } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import { Endpoint } from '#platform/http/endpoint.decorator.ts';
import { JsonDocument } from '#platform/http/json-document.ts';
import { pageNumber, slugText } from '#platform/http/request-schema.ts';
import { postList } from '../../contract/post-card.ts';
import { ListPersonPosts } from './list-person-posts.query.ts';
import { listPersonPostsRequest } from './list-person-posts.schema.ts';

const readsFrom = ['title-pages', 'title-cards'];

@ApiTags('people')
@Controller('api/person')
export class ListPersonPostsController {
  constructor(private readonly queries: QueryBus) {}

  @Post('getActorMovies/:name/:page')
  @Endpoint({ summary: 'Movies a person has a part in', access: 'public', response: postList, readsFrom })
  @JsonDocument()
  movies(
    @Param('name', { schema: slugText }) slug: string,
    @Param('page', { schema: pageNumber }) page: number,
    @Body({ schema: listPersonPostsRequest }) _body: unknown,
  ): Promise<Buffer> {
    return this.queries.execute(new ListPersonPosts(1, slug, page));
  }

  @Post('getActorSerials/:name/:page')
  @Endpoint({ summary: 'Series a person has a part in', access: 'public', response: postList, readsFrom })
  @JsonDocument()
  serials(
    @Param('name', { schema: slugText }) slug: string,
    @Param('page', { schema: pageNumber }) page: number,
    @Body({ schema: listPersonPostsRequest }) _body: unknown,
  ): Promise<Buffer> {
    return this.queries.execute(new ListPersonPosts(2, slug, page));
  }
}
