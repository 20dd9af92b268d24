import { Body, Controller, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Endpoint } from '../../../../platform/http/endpoint.decorator.js';
import { JsonDocument } from '../../../../platform/http/json-document.js';
import { FindPostsQuery } from './find-posts.query.js';
import { type FindPostsRequest, findPostsAnswer, findPostsRequest } from './find-posts.schema.js';

@ApiTags('search')
@Controller('api/search')
export class FindPostsController {
  constructor(private readonly findPosts: FindPostsQuery) {}

  @Post('posts')
  @Endpoint({
    summary: 'Advanced search with facets',
    access: 'public',
    response: findPostsAnswer,
    readsFrom: ['search'],
  })
  @JsonDocument()
  find(@Body({ schema: findPostsRequest }) request: FindPostsRequest): Promise<string> {
    return this.findPosts.execute(request);
  }
}
