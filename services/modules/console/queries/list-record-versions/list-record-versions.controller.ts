import { Controller, Get, Param } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import { Endpoint } from '#platform/http/endpoint.decorator.ts';
import { entityId } from '#platform/http/request-schema.ts';
import { type RecordKind, recordKind } from '../../contract/record-kinds.ts';
import { ListRecordVersions } from './list-record-versions.query.ts';
import { type RecordVersions, recordVersions } from './record-versions.schema.ts';

@ApiTags('console')
@Controller('api/console')
export class ListRecordVersionsController {
  constructor(private readonly queries: QueryBus) {}

  @Get('versions/:kind/:id')
  @Endpoint({
    summary: 'What the staff has written or put together, version by version',
    access: 'moderator',
    response: recordVersions,
    readsFrom: ['record-versions'],
  })
  versions(
    @Param('kind', { schema: recordKind }) kind: RecordKind,
    @Param('id', { schema: entityId }) id: number,
  ): Promise<RecordVersions> {
    return this.queries.execute(new ListRecordVersions(kind, id));
  }
}
