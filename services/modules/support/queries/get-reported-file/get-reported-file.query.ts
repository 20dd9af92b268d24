import { Query } from '@nestjs/cqrs';
import type { ReportedFileAnswer } from './get-reported-file.schema.ts';

/** What somebody is about to report. */
export class GetReportedFile extends Query<ReportedFileAnswer> {
  constructor(readonly fileId: number) {
    super();
  }
}
