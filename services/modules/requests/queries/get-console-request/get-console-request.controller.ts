import { Controller, Get, Param } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import { Endpoint } from '#platform/http/endpoint.decorator.ts';
import { entityId } from '#platform/http/request-schema.ts';
import { type ConsoleRequest, consoleRequest } from '../list-console-requests/console-request.schema.ts';
import { GetConsoleRequest } from './get-console-request.query.ts';

@ApiTags('console')
@Controller('api/console/requests')
export class GetConsoleRequestController {
  constructor(private readonly queries: QueryBus) {}

  @Get(':id')
  @Endpoint({
    summary: 'One request',
    access: 'moderator',
    response: consoleRequest,
    readsFrom: ['title-requests', 'title-cards'],
  })
  one(@Param('id', { schema: entityId }) id: number): Promise<ConsoleRequest> {
    return this.queries.execute(new GetConsoleRequest(id));
  }
}
