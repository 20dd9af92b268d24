import { Controller, Get, Param } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import { NotAllowed } from '#platform/auth/auth-errors.ts';
import { CurrentViewer } from '#platform/auth/viewer.decorator.ts';
import { Endpoint } from '#platform/http/endpoint.decorator.ts';
import { entityId } from '#platform/http/request-schema.ts';
import type { Viewer } from '#platform/kernel/context/viewer.ts';
import { ADMIN_KINDS, type RecordKind, recordKind } from '../../contract/record-kinds.ts';
import { ListRecordVersions } from './list-record-versions.query.ts';
import { type RecordVersions, recordVersions } from './record-versions.schema.ts';

@ApiTags('console')
@Controller('api/console')
export class ListRecordVersionsController {
  constructor(private readonly queries: QueryBus) {}

  @Get('versions/:kind/:id')
  @Endpoint({
    summary:
      'What the staff has written or put together, version by version; of plans, coupons, channels and awards for admins only',
    access: 'moderator',
    response: recordVersions,
    readsFrom: ['record-versions'],
  })
  versions(
    @Param('kind', { schema: recordKind }) kind: RecordKind,
    @Param('id', { schema: entityId }) id: number,
    @CurrentViewer() { role }: Viewer,
  ): Promise<RecordVersions> {
    if (ADMIN_KINDS.has(kind) && role !== 'admin') throw new NotAllowed();
    return this.queries.execute(new ListRecordVersions(kind, id));
  }
}
