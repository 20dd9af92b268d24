import { Body, Controller, Post } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import { Endpoint } from '#platform/http/endpoint.decorator.ts';
import { PublicDocument } from '#platform/http/json-document.ts';
import { postList } from '../../contract/post-card.ts';
import { sortOf } from '../post-list.schema.ts';
import { ListChannelPosts } from './list-channel-posts.query.ts';
import { type ListChannelPostsRequest, listChannelPostsRequest } from './list-channel-posts.schema.ts';

@ApiTags('catalogue')
@Controller('api/post')
export class ListChannelPostsController {
  constructor(private readonly queries: QueryBus) {}

  @Post('channel')
  @Endpoint({
    summary: 'A page of the series of a channel',
    access: 'public',
    response: postList,
    readsFrom: ['title-cards', 'channels'],
  })
  @PublicDocument()
  posts(@Body({ schema: listChannelPostsRequest }) body: ListChannelPostsRequest): Promise<Buffer> {
    return this.queries.execute(new ListChannelPosts(body.channel, sortOf(body), body.page));
  }
}
