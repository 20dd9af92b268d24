import { type IQueryHandler, QueryHandler } from '@nestjs/cqrs';
import { ReadDatabase } from '#platform/database/read-database.ts';
import { DocumentCache } from '#platform/documents/document-cache.ts';
import { safeHtml } from '#platform/markdown/safe-html.ts';
import type { PieceTexts } from '../../contract/editorial.events.ts';
import { UnknownNewsPost } from '../editorial-query-errors.ts';
import { NEWS_CARD, PUBLISHED_NEWS } from '../news-shape.ts';
import { GetNewsPost } from './get-news-post.query.ts';

const MAX_MORE = 4;
const POST = `select id, category, texts, ${NEWS_CARD} as card from read.piece where slug = $1 and ${PUBLISHED_NEWS}`;
/** Of the same category first. */
const MORE = `
  select ${NEWS_CARD} as card from read.piece where ${PUBLISHED_NEWS} and id <> $1
  order by (category = $2) desc, publish_at desc, id desc limit ${MAX_MORE}`;

interface PostRow {
  id: number;
  category: string;
  texts: PieceTexts;
  card: object;
  [column: string]: unknown;
}

@QueryHandler(GetNewsPost)
export class GetNewsPostHandler implements IQueryHandler<GetNewsPost> {
  constructor(
    private readonly cache: DocumentCache,
    private readonly database: ReadDatabase,
  ) {}

  /** @throws UnknownNewsPost */
  execute({ slug }: GetNewsPost): Promise<string> {
    return this.cache.getText({
      key: `news post ${slug}`,
      tags: ['pieces'],
      load: () => this.load(slug),
    });
  }

  private async load(slug: string): Promise<string> {
    const row = await this.database.row<PostRow>(POST, [slug]);
    if (!row) throw new UnknownNewsPost();
    const more = await this.database.rows<{ card: object }>(MORE, [row.id, row.category]);
    const { fa, en } = row.texts;
    const body = { fa: fa && safeHtml(fa.body), en: en && safeHtml(en.body) };
    return JSON.stringify({ post: { ...row.card, body }, more: more.map(({ card }) => card) });
  }
}
