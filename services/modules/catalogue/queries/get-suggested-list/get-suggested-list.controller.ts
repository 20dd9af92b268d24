import { Controller, Get, Param } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import { Endpoint } from '#platform/http/endpoint.decorator.ts';
import { GetSuggestedList } from './get-suggested-list.query.ts';
import { postTypeParameter, type SuggestedList, suggestedList } from './get-suggested-list.schema.ts';

@ApiTags('console')
@Controller('api/console')
export class GetSuggestedListController {
  constructor(private readonly queries: QueryBus) {}

  @Get('suggested-lists/:id')
  @Endpoint({
    summary: 'What the staff suggests of movies (1) or series (2)',
    access: 'moderator',
    response: suggestedList,
    readsFrom: ['suggested-lists', 'title-cards'],
  })
  list(@Param('id', { schema: postTypeParameter }) id: 1 | 2): Promise<SuggestedList> {
    return this.queries.execute(new GetSuggestedList(id));
  }
}
