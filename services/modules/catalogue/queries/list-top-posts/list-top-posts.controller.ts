import { Body, Controller, Post } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import { Endpoint } from '#platform/http/endpoint.decorator.ts';
import { PublicDocument } from '#platform/http/json-document.ts';
import { postsAnswer } from '../post-list.schema.ts';
import { ListTopPosts } from './list-top-posts.query.ts';
import { listTopPostsRequest } from './list-top-posts.schema.ts';

const readsFrom = ['title-cards'];

@ApiTags('catalogue')
@Controller('api/post')
export class ListTopPostsController {
  constructor(private readonly queries: QueryBus) {}

  @Post('top250/movie')
  @Endpoint({ summary: 'The 250 best movies', access: 'public', response: postsAnswer, readsFrom })
  @PublicDocument()
  movies(@Body({ schema: listTopPostsRequest }) _body: unknown): Promise<string> {
    return this.queries.execute(new ListTopPosts(1));
  }

  @Post('top250/serial')
  @Endpoint({ summary: 'The 250 best series', access: 'public', response: postsAnswer, readsFrom })
  @PublicDocument()
  serials(@Body({ schema: listTopPostsRequest }) _body: unknown): Promise<string> {
    return this.queries.execute(new ListTopPosts(2));
  }
}
