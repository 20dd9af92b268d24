import { type IQueryHandler, QueryHandler } from '@nestjs/cqrs';
import { DomainError } from '#platform/kernel/errors/domain-error.ts';
import { ConsoleFileReportReader } from '../list-console-file-reports/console-file-report.reader.ts';
import type { ConsoleFileReport } from '../list-console-file-reports/console-file-report.schema.ts';
import { GetConsoleFileReport } from './get-console-file-report.query.ts';

class UnknownCase extends DomainError {
  constructor() {
    super('unknown_case', 'Nobody has reported this file', { httpStatus: 404 });
  }
}

@QueryHandler(GetConsoleFileReport)
export class GetConsoleFileReportHandler implements IQueryHandler<GetConsoleFileReport> {
  constructor(private readonly reports: ConsoleFileReportReader) {}

  /** @throws UnknownCase */
  async execute({ fileId }: GetConsoleFileReport): Promise<ConsoleFileReport> {
    const found = await this.reports.one(fileId);
    if (!found) throw new UnknownCase();
    return found;
  }
}
