import { Body, Controller, Post } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import { Endpoint } from '#platform/http/endpoint.decorator.ts';
import { PublicDocument } from '#platform/http/json-document.ts';
import { postList } from '../../contract/post-card.ts';
import { sortOf } from '../post-list.schema.ts';
import { ListAwardPosts } from './list-award-posts.query.ts';
import { type ListAwardPostsRequest, listAwardPostsRequest } from './list-award-posts.schema.ts';

@ApiTags('awards')
@Controller('api/awards')
export class ListAwardPostsController {
  constructor(private readonly queries: QueryBus) {}

  @Post('posts')
  @Endpoint({
    summary: 'A page of the titles that won an award, or were nominated for it',
    access: 'public',
    response: postList,
    readsFrom: ['awards', 'ceremonies', 'title-cards'],
  })
  @PublicDocument()
  posts(@Body({ schema: listAwardPostsRequest }) body: ListAwardPostsRequest): Promise<Buffer> {
    const { type2, title, is_winner, page } = body;
    return this.queries.execute(new ListAwardPosts(type2, title, Boolean(is_winner), sortOf(body), page));
  }
}
