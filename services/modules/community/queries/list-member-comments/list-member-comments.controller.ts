import { Body, Controller, Post } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import { Endpoint } from '#platform/http/endpoint.decorator.ts';
import { ListMemberComments } from './list-member-comments.query.ts';
import {
  type ListMemberCommentsAnswer,
  type ListMemberCommentsRequest,
  listMemberCommentsAnswer,
  listMemberCommentsRequest,
} from './list-member-comments.schema.ts';

@ApiTags('community')
@Controller('api/user')
export class ListMemberCommentsController {
  constructor(private readonly queries: QueryBus) {}

  @Post('memberComments')
  @Endpoint({
    summary: 'What a member has written, where they show it',
    access: 'public',
    response: listMemberCommentsAnswer,
    readsFrom: ['accounts', 'comments'],
  })
  list(
    @Body({ schema: listMemberCommentsRequest }) { username, page }: ListMemberCommentsRequest,
  ): Promise<ListMemberCommentsAnswer> {
    return this.queries.execute(new ListMemberComments(username, page));
  }
}
