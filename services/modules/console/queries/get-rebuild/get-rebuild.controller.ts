import { Controller, Get, Param } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import { Endpoint } from '#platform/http/endpoint.decorator.ts';
import { entityId } from '#platform/http/request-schema.ts';
import { type ConsoleRebuild, consoleRebuild } from './console-rebuild.schema.ts';
import { GetRebuild } from './get-rebuild.query.ts';

@ApiTags('console')
@Controller('api/console')
export class GetRebuildController {
  constructor(private readonly queries: QueryBus) {}

  @Get('rebuilds/:id')
  @Endpoint({
    summary: 'One rebuild of a read model, and how far it is',
    access: 'admin',
    response: consoleRebuild,
    readsFrom: ['rebuilds'],
  })
  rebuild(@Param('id', { schema: entityId }) id: number): Promise<ConsoleRebuild> {
    return this.queries.execute(new GetRebuild(id));
  }
}
