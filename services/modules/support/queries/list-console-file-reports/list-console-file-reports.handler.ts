import { type IQueryHandler, QueryHandler } from '@nestjs/cqrs';
import type { ListPage } from '#platform/http/list-query.ts';
import { ConsoleFileReportReader } from './console-file-report.reader.ts';
import type { ConsoleFileReport } from './console-file-report.schema.ts';
import { ListConsoleFileReports } from './list-console-file-reports.query.ts';

@QueryHandler(ListConsoleFileReports)
export class ListConsoleFileReportsHandler implements IQueryHandler<ListConsoleFileReports> {
  constructor(private readonly reports: ConsoleFileReportReader) {}

  execute({ request }: ListConsoleFileReports): Promise<ListPage<ConsoleFileReport>> {
    return this.reports.list(request);
  }
}
