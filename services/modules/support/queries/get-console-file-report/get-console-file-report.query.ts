import { Query } from '@nestjs/cqrs';
import type { ConsoleFileReport } from '../list-console-file-reports/console-file-report.schema.ts';

export class GetConsoleFileReport extends Query<ConsoleFileReport> {
  constructor(readonly fileId: number) {
    super();
  }
}
