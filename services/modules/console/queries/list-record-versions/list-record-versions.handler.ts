import { type IQueryHandler, QueryHandler } from '@nestjs/cqrs';
import { ReadDatabase } from '#platform/database/read-database.ts';
import { history } from '#platform/http/version-history.ts';
import { ListRecordVersions } from './list-record-versions.query.ts';
import type { RecordVersions } from './record-versions.schema.ts';

type VersionRow = {
  version: number;
  at: Date;
  actor: string | null;
  facts: Record<string, unknown> | null;
  instead: string | null;
};

@QueryHandler(ListRecordVersions)
export class ListRecordVersionsHandler implements IQueryHandler<ListRecordVersions> {
  constructor(private readonly database: ReadDatabase) {}

  async execute({ kind, id }: ListRecordVersions): Promise<RecordVersions> {
    const rows = await this.database.rows<VersionRow>(
      `select version, at, actor, facts, became as instead from read.record_version
       where kind = $1 and record_id = $2 order by version`,
      [kind, id],
    );
    const facts = rows.findLast((row) => row.facts !== null)?.facts ?? null;
    return { id, version: rows.at(-1)?.version ?? 0, facts, versions: history(rows) };
  }
}
