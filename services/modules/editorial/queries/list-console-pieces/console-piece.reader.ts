import { Injectable } from '@nestjs/common';
import { TitleCards } from '#modules/catalogue/contract/titles/title-cards.port.ts';
import { Conditions } from '#platform/database/conditions.ts';
import { ReadDatabase } from '#platform/database/read-database.ts';
import { type ListPage, type ListRequest, orderBy } from '#platform/http/list-query.ts';
import { foldText } from '#platform/kernel/text/fold-text.ts';
import type { PieceKind } from '../../contract/editorial.events.ts';
import type { ConsoleNewsPost, ConsoleReview } from './console-piece.schema.ts';

const COMMON = `id, state, texts, author, version, read.iso_time(publish_at) as publish_at,
  read.iso_time(added_at) as added_at, read.iso_time(changed_at) as changed_at`;
const COLUMNS: Record<PieceKind, string> = {
  news: `${COMMON}, slug, category, motif, cover, cover_path, tint`,
  review: `${COMMON}, title_id, score`,
};

interface PieceFilter {
  state?: string | undefined;
  q?: string | undefined;
  category?: string | undefined;
  id?: number[] | undefined;
}
type ReviewRow = Omit<ConsoleReview, 'post'> & { [column: string]: unknown };
type PostRow = ConsoleNewsPost & { [column: string]: unknown };
type Request = ListRequest<string, PieceFilter>;

/** News posts and reviews for the staff, drafts included. */
@Injectable()
export class ConsolePieceReader {
  constructor(
    private readonly database: ReadDatabase,
    private readonly titles: TitleCards,
  ) {}

  news(request: Request): Promise<ListPage<ConsoleNewsPost>> {
    return this.list<PostRow>('news', request);
  }

  async reviews(request: Request): Promise<ListPage<ConsoleReview>> {
    const { rows, total } = await this.list<ReviewRow>('review', request);
    return { rows: await this.withPosts(rows), total };
  }

  async newsPost(id: number): Promise<ConsoleNewsPost | undefined> {
    return this.one<PostRow>('news', id);
  }

  async review(id: number): Promise<ConsoleReview | undefined> {
    const row = await this.one<ReviewRow>('review', id);
    return row && (await this.withPosts([row]))[0];
  }

  private async list<Row extends { [column: string]: unknown }>(
    kind: PieceKind,
    { sort, offset, limit, filter: { state, q, category, id } }: Request,
  ): Promise<ListPage<Row>> {
    const where = new Conditions()
      .add(kind, (place) => `kind = ${place}`)
      .add(state, (place) => `state = ${place}`)
      .add(q && foldText(q), (place) => `strpos(folded, ${place}) > 0`)
      .add(category, (place) => `category = ${place}`)
      .add(id, (place) => `id = any(${place}::int[])`);
    const order = orderBy(sort.field, sort.direction, 'id');
    const [rows, count] = await Promise.all([
      this.database.rows<Row>(
        `select ${COLUMNS[kind]} from read.piece where ${where} order by ${order} limit ${limit} offset ${offset}`,
        where.parameters,
      ),
      this.database.row<{ total: number }>(`select count(*) as total from read.piece where ${where}`, where.parameters),
    ]);
    return { rows, total: count?.total ?? 0 };
  }

  private one<Row extends { [column: string]: unknown }>(kind: PieceKind, id: number): Promise<Row | undefined> {
    return this.database.row<Row>(`select ${COLUMNS[kind]} from read.piece where kind = $1 and id = $2`, [kind, id]);
  }

  private async withPosts(rows: readonly ReviewRow[]): Promise<ConsoleReview[]> {
    const cards = await this.titles.of(rows.map(({ title_id: titleId }) => titleId));
    return rows.map((row) => ({ ...row, post: cards.get(row.title_id) ?? null }));
  }
}
