import { Controller, Get, Param } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import { Endpoint } from '#platform/http/endpoint.decorator.ts';
import { entityId } from '#platform/http/request-schema.ts';
import {
  type ConsoleCollectionDetail,
  consoleCollectionDetail,
} from '../list-console-collections/console-collection.schema.ts';
import { GetConsoleCollection } from './get-console-collection.query.ts';

@ApiTags('console')
@Controller('api/console')
export class GetConsoleCollectionController {
  constructor(private readonly queries: QueryBus) {}

  @Get('collections/:id')
  @Endpoint({
    summary: 'One collection with its titles in order',
    access: 'moderator',
    response: consoleCollectionDetail,
    readsFrom: ['curation-desk', 'title-cards'],
  })
  collection(@Param('id', { schema: entityId }) id: number): Promise<ConsoleCollectionDetail> {
    return this.queries.execute(new GetConsoleCollection(id));
  }
}
