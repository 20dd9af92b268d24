import { Body, Controller, Post } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import { Endpoint } from '#platform/http/endpoint.decorator.ts';
import { PublicDocument } from '#platform/http/json-document.ts';
import { postList } from '../../contract/post-card.ts';
import { sortOf } from '../post-list.schema.ts';
import { ListCountryPosts } from './list-country-posts.query.ts';
import { type ListCountryPostsRequest, listCountryPostsRequest } from './list-country-posts.schema.ts';

@ApiTags('catalogue')
@Controller('api/post')
export class ListCountryPostsController {
  constructor(private readonly queries: QueryBus) {}

  @Post('country')
  @Endpoint({
    summary: 'A page of the titles of a country',
    access: 'public',
    response: postList,
    readsFrom: ['title-cards'],
  })
  @PublicDocument()
  posts(@Body({ schema: listCountryPostsRequest }) body: ListCountryPostsRequest): Promise<Buffer> {
    return this.queries.execute(new ListCountryPosts(body.post_type, body.country, sortOf(body), body.page));
  }
}
