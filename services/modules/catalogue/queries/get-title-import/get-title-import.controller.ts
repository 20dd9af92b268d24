import { Controller, Get, Param } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import { Endpoint } from '#platform/http/endpoint.decorator.ts';
import { entityId } from '#platform/http/request-schema.ts';
import { type ConsoleTitleImportDetail, consoleTitleImportDetail } from '../list-title-imports/title-import.schema.ts';
import { GetTitleImport } from './get-title-import.query.ts';

@ApiTags('console')
@Controller('api/console')
export class GetTitleImportController {
  constructor(private readonly queries: QueryBus) {}

  @Get('imports/:id')
  @Endpoint({
    summary: 'One import of titles, with the lines that it refused',
    access: 'admin',
    response: consoleTitleImportDetail,
    readsFrom: ['title-imports'],
  })
  titleImport(@Param('id', { schema: entityId }) id: number): Promise<ConsoleTitleImportDetail> {
    return this.queries.execute(new GetTitleImport(id));
  }
}
