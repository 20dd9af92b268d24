import { Injectable } from '@nestjs/common';
import type { PostCard } from '#modules/catalogue/contract/post-card.ts';
import { TitleCards } from '#modules/catalogue/contract/titles/title-cards.port.ts';
import type { Conditions } from '#platform/database/conditions.ts';
import { ReadDatabase } from '#platform/database/read-database.ts';
import { type ListPage, type ListRequest, orderBy } from '#platform/http/list-query.ts';

/** SQL of our own. */
interface Source {
  columns: string;
  table: string;
}

type Row = Record<string, unknown>;

/** What lists and forms of the staff are read with. */
@Injectable()
export class DeskReader {
  constructor(
    private readonly database: ReadDatabase,
    private readonly titles: TitleCards,
  ) {}

  async page<R extends Row>(
    { columns, table }: Source,
    where: Conditions,
    { sort, offset, limit }: ListRequest<string, unknown>,
  ): Promise<ListPage<R>> {
    const order = orderBy(sort.field, sort.direction, 'id');
    const [rows, count] = await Promise.all([
      this.database.rows<R>(
        `select ${columns} from ${table} where ${where} order by ${order} limit ${limit} offset ${offset}`,
        where.parameters,
      ),
      this.database.row<{ total: number }>(`select count(*) as total from ${table} where ${where}`, where.parameters),
    ]);
    return { rows, total: count?.total ?? 0 };
  }

  one<R extends Row>({ columns, table }: Source, id: number): Promise<R | undefined> {
    return this.database.row<R>(`select ${columns} from ${table} where id = $1`, [id]);
  }

  /** In the same order; a title that is not listed has no card. */
  async named(titleIds: readonly number[]): Promise<{ id: number; post: PostCard | null }[]> {
    const cards = await this.titles.of(titleIds);
    return titleIds.map((id) => ({ id, post: cards.get(id) ?? null }));
  }
}
