import { Body, Controller, Post } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import { Endpoint } from '#platform/http/endpoint.decorator.ts';
import { PublicDocument } from '#platform/http/json-document.ts';
import { postsAnswer } from '../post-list.schema.ts';
import { ListLatestPosts } from './list-latest-posts.query.ts';
import { latestPostsRequest } from './list-latest-posts.schema.ts';

const readsFrom = ['title-cards'];

@ApiTags('sidebar')
@Controller('api/sidebar')
export class ListLatestPostsController {
  constructor(private readonly queries: QueryBus) {}

  @Post('lastUpdatedSerials')
  @Endpoint({ summary: 'Series with the newest files', access: 'public', response: postsAnswer, readsFrom })
  @PublicDocument()
  updatedSerials(@Body({ schema: latestPostsRequest }) _body: unknown): Promise<string> {
    return this.queries.execute(new ListLatestPosts('updated serials'));
  }

  @Post('lastUpdatedMovies')
  @Endpoint({ summary: 'Movies with the newest files', access: 'public', response: postsAnswer, readsFrom })
  @PublicDocument()
  updatedMovies(@Body({ schema: latestPostsRequest }) _body: unknown): Promise<string> {
    return this.queries.execute(new ListLatestPosts('updated movies'));
  }

  @Post('lastDubbedMovies')
  @Endpoint({ summary: 'Movies dubbed most recently', access: 'public', response: postsAnswer, readsFrom })
  @PublicDocument()
  dubbedMovies(@Body({ schema: latestPostsRequest }) _body: unknown): Promise<string> {
    return this.queries.execute(new ListLatestPosts('dubbed movies'));
  }
}
