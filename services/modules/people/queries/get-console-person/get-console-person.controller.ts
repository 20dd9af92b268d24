import { Controller, Get, Param } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import { Endpoint } from '#platform/http/endpoint.decorator.ts';
import { entityId } from '#platform/http/request-schema.ts';
import { type ConsolePerson, consolePerson } from '../list-console-people/console-person.schema.ts';
import { GetConsolePerson } from './get-console-person.query.ts';

@ApiTags('console')
@Controller('api/console/people')
export class GetConsolePersonController {
  constructor(private readonly queries: QueryBus) {}

  @Get(':id')
  @Endpoint({
    summary: 'One person',
    access: 'moderator',
    response: consolePerson,
    readsFrom: ['people', 'ceremonies'],
  })
  person(@Param('id', { schema: entityId }) id: number): Promise<ConsolePerson> {
    return this.queries.execute(new GetConsolePerson(id));
  }
}
