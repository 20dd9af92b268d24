import { type IQueryHandler, QueryHandler } from '@nestjs/cqrs';
import { ReadDatabase } from '#platform/database/read-database.ts';
import { DocumentCache } from '#platform/documents/document-cache.ts';
import { ListLatestYears } from './list-latest-years.query.ts';

const MAX_YEARS = 20;

@QueryHandler(ListLatestYears)
export class ListLatestYearsHandler implements IQueryHandler<ListLatestYears> {
  constructor(
    private readonly cache: DocumentCache,
    private readonly database: ReadDatabase,
  ) {}

  execute(): Promise<string> {
    return this.cache.getText({
      key: 'latest years',
      tags: ['lists'],
      load: () => this.load(),
    });
  }

  private async load(): Promise<string> {
    const rows = await this.database.rows<{ year: number }>(
      `select distinct release_year as year from read.title_card where listed order by year desc limit ${MAX_YEARS}`,
    );
    return JSON.stringify({ years: rows.map(({ year }) => year) });
  }
}
