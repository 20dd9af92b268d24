import { type IQueryHandler, QueryHandler } from '@nestjs/cqrs';
import { CRITERIA } from '#modules/community/contract/community.events.ts';
import { ReadDatabase } from '#platform/database/read-database.ts';
import { DocumentCache } from '#platform/documents/document-cache.ts';
import { safeHtml } from '#platform/markdown/safe-html.ts';
import { TOLD_NOMINATIONS_TAG } from '../../contract/awards/told-nominations.port.ts';
import { GENRES_TAG, GenreNames } from '../../contract/genres/genre-names.port.ts';
import { type KindParts, kindFields } from '../../contract/kind-fields.ts';
import { UnknownPost, WithdrawnPost } from '../catalogue-query-errors.ts';
import { GetTitle } from './get-title.query.ts';
import { type Gone, type PageRow, type TitleAward, TitlePageReader } from './title-page.reader.ts';

interface TitlePage {
  id: number;
  /** The whole answer for guests, as it is sent. */
  bytes: Buffer;
}

/** What was merged into another title. */
interface MovedTitle {
  /** Of the title that has taken its place. */
  movedTo: string;
}

/** The end of a guest's answer, where the viewer's own part comes otherwise. */
const GUEST = 'null}';

/** One look-up, cached until its projection changes it. */
@QueryHandler(GetTitle)
export class GetTitleHandler implements IQueryHandler<GetTitle> {
  constructor(
    private readonly cache: DocumentCache,
    private readonly database: ReadDatabase,
    private readonly names: GenreNames,
    private readonly pages: TitlePageReader,
  ) {}

  /** Of a title that was merged into another it answers with that one. @throws UnknownPost @throws WithdrawnPost */
  async execute({ postType, slug, userId }: GetTitle): Promise<Buffer | string> {
    const found = await this.cache.get<TitlePage | MovedTitle>({
      key: `title ${postType} ${slug}`,
      // The last, because ceremonies name people whom no credit of the title names.
      tags: [`title-page:${slug}`, GENRES_TAG, TOLD_NOMINATIONS_TAG, 'title-people'],
      load: () => this.load(postType, slug),
      sizeOf: (page) => ('bytes' in page ? page.bytes : page.movedTo).length,
    });
    if ('movedTo' in found) return this.execute(new GetTitle(postType, found.movedTo, userId));
    const { id, bytes } = found;
    if (userId === null) return bytes;
    return `${bytes.toString('utf8', 0, bytes.length - GUEST.length)}${await this.viewerPart(id, userId)}}`;
  }

  private async load(postType: 1 | 2, slug: string): Promise<TitlePage | MovedTitle> {
    const row = await this.pages.bySlug(slug);
    if (row?.postType !== postType) throw new UnknownPost();
    if (row.withdrawn) return this.movedTitle(row.withdrawn);
    const stats = statsOf(row);
    const { doc, told } = row;
    // Pages that were composed before there were reviews have an empty one: of two, the last counts. So it is with awards.
    const awards = told || !hasKind(doc) ? `,${awardFields(postType, doc, told ?? [])}` : '';
    const post = `{"rating":${stats.rating},"votes":${row.votes},${doc.slice(1, -1)},"review":${reviewOf(row)}${awards}}`;
    const page = `{"post":${post},"stats":${JSON.stringify(stats)},"viewer":${GUEST}`;
    return { id: row.id, bytes: await this.names.document(page) };
  }

  private async movedTitle({ into, draft }: Gone): Promise<MovedTitle> {
    if (draft) throw new UnknownPost();
    const sql = 'select slug from read.title_page where id = $1 and withdrawn is null';
    const row = into === null ? undefined : await this.database.row<{ slug: string }>(sql, [into]);
    if (!row) throw new WithdrawnPost();
    return { movedTo: row.slug };
  }

  private async viewerPart(postId: number, userId: number): Promise<string> {
    const row = await this.database.preparedRow<{ grades: string }>(
      'select grades::text as grades from read.viewer_rating where user_id = $1 and post_id = $2',
      [userId, postId],
    );
    return `{"rating":${row?.grades ?? 'null'}}`;
  }
}

type ComposedTitle = KindParts & { awards: TitleAward[] };

/** Whether a page was composed with the fields of its kind: they end with the one that is null. */
function hasKind(doc: string): boolean {
  return doc.endsWith(':null}');
}

/** All awards in place of the title's own, and the fields of its kind with them. */
function awardFields(postType: 1 | 2, doc: string, told: TitleAward[]): string {
  const { awards: own, ...title } = JSON.parse(doc) as ComposedTitle;
  const awards = [
    ...own,
    ...told.map((award) => ({ ...award, nominees: award.nominees.map(({ slug, name }) => ({ slug, name })) })),
  ];
  const ofKind = kindFields(postType, { ...title, awards });
  return JSON.stringify(told.length > 0 ? { awards, ...ofKind } : ofKind).slice(1, -1);
}

function reviewOf({ review, reviewId: id }: PageRow): string {
  if (!review || id === null) return 'null';
  const { fa, en } = review;
  const title = { fa: fa?.title ?? null, en: en?.title ?? null };
  const content = { fa: fa && safeHtml(fa.body), en: en && safeHtml(en.body) };
  return JSON.stringify({ id, title, content });
}

/** A rating is the mean of the six averages, with one decimal. */
function statsOf(row: PageRow) {
  if (row.votes === 0) return { rating: null, votes: 0, criteria: null, comments: row.comments };
  const averages = CRITERIA.map((criterion) => [criterion, round(row[criterion] / row.votes)]);
  const sum = CRITERIA.reduce((total, criterion) => total + row[criterion], 0);
  return {
    rating: round(sum / (6 * row.votes)),
    votes: row.votes,
    criteria: Object.fromEntries(averages),
    comments: row.comments,
  };
}

const round = (value: number) => Math.round(value * 10) / 10;
