import { type IQueryHandler, QueryHandler } from '@nestjs/cqrs';
import { ReadDatabase } from '#platform/database/read-database.ts';
import { DocumentCache } from '#platform/documents/document-cache.ts';
import { ceremonySlug } from '../../contract/awards/ceremonies.ts';
import { ALL_NOMINATIONS } from '../awards/nominations.ts';
import { ListCeremonyYears } from './list-ceremony-years.query.ts';

@QueryHandler(ListCeremonyYears)
export class ListCeremonyYearsHandler implements IQueryHandler<ListCeremonyYears> {
  constructor(
    private readonly cache: DocumentCache,
    private readonly database: ReadDatabase,
  ) {}

  execute({ ceremony }: ListCeremonyYears): Promise<string> {
    return this.cache.getText({
      key: `ceremony years ${ceremony}`,
      tags: ['awards', 'lists'],
      load: () => this.load(ceremony),
    });
  }

  private async load(ceremony: number): Promise<string> {
    const rows = await this.database.rows<{ year: number; nominations: number; winners: number }>(
      `select year, count(*)::int as nominations, (count(*) filter (where won))::int as winners
       from ${ALL_NOMINATIONS} as n where ceremony = $1 group by year order by year desc`,
      [ceremony],
    );
    return JSON.stringify({
      years: rows.map(({ year, ...figures }) => ({ year, slug: ceremonySlug(ceremony, year), ...figures })),
    });
  }
}
