import { type IQueryHandler, QueryHandler } from '@nestjs/cqrs';
import { TitleCards } from '#modules/catalogue/contract/titles/title-cards.port.ts';
import { ReadDatabase } from '#platform/database/read-database.ts';
import { GetBoxOffice } from './get-box-office.query.ts';
import type { BoxOffice } from './get-box-office.schema.ts';

@QueryHandler(GetBoxOffice)
export class GetBoxOfficeHandler implements IQueryHandler<GetBoxOffice> {
  constructor(
    private readonly database: ReadDatabase,
    private readonly titles: TitleCards,
  ) {}

  async execute(): Promise<BoxOffice> {
    const rows = await this.database.rows<{ title_id: number; gross: number; as_of: string }>(
      'select title_id, gross, as_of::text from read.box_office_entry order by gross desc, title_id',
    );
    const cards = await this.titles.of(rows.map(({ title_id }) => title_id));
    const posts = rows.flatMap(({ title_id, gross }) => {
      const post = cards.get(title_id);
      return post ? [{ post, gross }] : [];
    });
    return { as_of: rows[0]?.as_of ?? null, posts };
  }
}
