import { type IQueryHandler, QueryHandler } from '@nestjs/cqrs';
import { ReadDatabase } from '#platform/database/read-database.ts';
import { DocumentCache } from '#platform/documents/document-cache.ts';
import { byAward } from '../awards/award-order.ts';
import { ALL_NOMINATIONS } from '../awards/nominations.ts';
import { ListAwardTitles } from './list-award-titles.query.ts';

@QueryHandler(ListAwardTitles)
export class ListAwardTitlesHandler implements IQueryHandler<ListAwardTitles> {
  constructor(
    private readonly cache: DocumentCache,
    private readonly database: ReadDatabase,
  ) {}

  execute({ ceremony }: ListAwardTitles): Promise<string> {
    return this.cache.getText({
      key: `award titles ${ceremony}`,
      tags: ['awards', 'lists'],
      load: () => this.load(ceremony),
    });
  }

  private async load(ceremony: number): Promise<string> {
    const rows = await this.database.rows<{ title: string; winners: number; nominees: number }>(
      `select award as title, (count(distinct n.title_id) filter (where n.won))::int as winners,
         (count(distinct n.title_id) filter (where not n.won))::int as nominees
       from ${ALL_NOMINATIONS} as n where ceremony = $1 and title_id is not null group by award`,
      [ceremony],
    );
    return JSON.stringify({ titles: rows.sort((one, other) => byAward(one.title, other.title)) });
  }
}
