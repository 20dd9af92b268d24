import { Controller, Get, Param } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import { Endpoint } from '#platform/http/endpoint.decorator.ts';
import { entityId } from '#platform/http/request-schema.ts';
import { ListPersonVersions } from './list-person-versions.query.ts';
import { type PersonVersions, personVersions } from './person-versions.schema.ts';

@ApiTags('console')
@Controller('api/console/person-versions')
export class ListPersonVersionsController {
  constructor(private readonly queries: QueryBus) {}

  @Get(':id')
  @Endpoint({
    summary: "A person's facts as an editor enters them, version by version",
    access: 'moderator',
    response: personVersions,
    readsFrom: ['person-versions'],
  })
  versions(@Param('id', { schema: entityId }) id: number): Promise<PersonVersions> {
    return this.queries.execute(new ListPersonVersions(id));
  }
}
