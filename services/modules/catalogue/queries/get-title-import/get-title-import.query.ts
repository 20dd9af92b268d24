import { Query } from '@nestjs/cqrs';
import type { ConsoleTitleImportDetail } from '../list-title-imports/title-import.schema.ts';

/** One import, with the lines that it refused. */
export class GetTitleImport extends Query<ConsoleTitleImportDetail> {
  constructor(readonly id: number) {
    super();
  }
}
