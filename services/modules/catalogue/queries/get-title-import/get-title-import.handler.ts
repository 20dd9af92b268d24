import { type IQueryHandler, QueryHandler } from '@nestjs/cqrs';
import { ReadDatabase } from '#platform/database/read-database.ts';
import { UnknownTitleImport } from '../catalogue-query-errors.ts';
import { type ConsoleTitleImportDetail, TITLE_IMPORT_COLUMNS } from '../list-title-imports/title-import.schema.ts';
import { GetTitleImport } from './get-title-import.query.ts';

@QueryHandler(GetTitleImport)
export class GetTitleImportHandler implements IQueryHandler<GetTitleImport> {
  constructor(private readonly database: ReadDatabase) {}

  /** @throws UnknownTitleImport */
  async execute({ id }: GetTitleImport): Promise<ConsoleTitleImportDetail> {
    const found = await this.database.row<ConsoleTitleImportDetail & Record<string, unknown>>(
      `select ${TITLE_IMPORT_COLUMNS}, refusals from read.title_import where id = $1`,
      [id],
    );
    if (!found) throw new UnknownTitleImport();
    return found;
  }
}
