import { Body, Controller, Post } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import { Endpoint } from '#platform/http/endpoint.decorator.ts';
import { PublicDocument } from '#platform/http/json-document.ts';
import { sortOf } from '../post-list.schema.ts';
import { ListGenrePosts } from './list-genre-posts.query.ts';
import { genrePosts, type ListGenrePostsRequest, listGenrePostsRequest } from './list-genre-posts.schema.ts';

@ApiTags('catalogue')
@Controller('api/post')
export class ListGenrePostsController {
  constructor(private readonly queries: QueryBus) {}

  @Post('genre')
  @Endpoint({
    summary: 'A page of the titles of a genre',
    access: 'public',
    response: genrePosts,
    readsFrom: ['title-cards', 'genres'],
  })
  @PublicDocument()
  posts(@Body({ schema: listGenrePostsRequest }) body: ListGenrePostsRequest): Promise<Buffer> {
    return this.queries.execute(new ListGenrePosts(body.type2, body.name, sortOf(body), body.page));
  }
}
