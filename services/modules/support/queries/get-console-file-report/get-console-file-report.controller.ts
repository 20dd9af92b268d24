import { Controller, Get, Param } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import { Endpoint } from '#platform/http/endpoint.decorator.ts';
import { entityId } from '#platform/http/request-schema.ts';
import { type ConsoleFileReport, consoleFileReport } from '../list-console-file-reports/console-file-report.schema.ts';
import { GetConsoleFileReport } from './get-console-file-report.query.ts';

@ApiTags('console')
@Controller('api/console/file-reports')
export class GetConsoleFileReportController {
  constructor(private readonly queries: QueryBus) {}

  @Get(':id')
  @Endpoint({
    summary: 'What was reported of one file',
    access: 'moderator',
    response: consoleFileReport,
    readsFrom: ['file-reports'],
  })
  one(@Param('id', { schema: entityId }) fileId: number): Promise<ConsoleFileReport> {
    return this.queries.execute(new GetConsoleFileReport(fileId));
  }
}
