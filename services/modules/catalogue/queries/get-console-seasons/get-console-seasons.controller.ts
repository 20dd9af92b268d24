import { Controller, Get, Param } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import { Endpoint } from '#platform/http/endpoint.decorator.ts';
import { entityId } from '#platform/http/request-schema.ts';
import { GetConsoleSeasons } from './get-console-seasons.query.ts';
import { type ConsoleSeasons, consoleSeasons } from './get-console-seasons.schema.ts';

@ApiTags('console')
@Controller('api/console')
export class GetConsoleSeasonsController {
  constructor(private readonly queries: QueryBus) {}

  @Get('seasons/:id')
  @Endpoint({
    summary: 'The seasons of a series with what is known of their episodes',
    access: 'admin',
    response: consoleSeasons,
    readsFrom: ['title-versions'],
  })
  seasons(@Param('id', { schema: entityId }) id: number): Promise<ConsoleSeasons> {
    return this.queries.execute(new GetConsoleSeasons(id));
  }
}
