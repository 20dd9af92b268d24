import { Body, Controller, Post } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import { Endpoint } from '#platform/http/endpoint.decorator.ts';
import { ListMemberTitles } from './list-member-titles.query.ts';
import {
  type ListMemberTitlesAnswer,
  type ListMemberTitlesRequest,
  listMemberTitlesAnswer,
  listMemberTitlesRequest,
} from './list-member-titles.schema.ts';

@ApiTags('library')
@Controller('api/user')
export class ListMemberTitlesController {
  constructor(private readonly queries: QueryBus) {}

  @Post('memberTitles')
  @Endpoint({
    summary: 'What a member has rated or keeps, where they show it',
    access: 'public',
    response: listMemberTitlesAnswer,
    readsFrom: ['accounts', 'library', 'title-pages', 'title-cards'],
  })
  list(
    @Body({ schema: listMemberTitlesRequest }) { username, part, page }: ListMemberTitlesRequest,
  ): Promise<ListMemberTitlesAnswer> {
    return this.queries.execute(new ListMemberTitles(username, part, page));
  }
}
