import { DELETED_USER, userDeleted } from '#modules/accounts/contract/accounts.events.ts';
import { newsCoverPath, newsTint } from '#modules/media/contract/pictures-of.ts';
import { foldNames } from '#platform/kernel/text/fold-names.ts';
import { defineProjection, on, type ProjectionTransaction } from '#platform/messaging/projections/projection.ts';
import {
  type NewsPostFacts,
  newsPostAdded,
  newsPostRevised,
  type PieceTexts,
  piecePublished,
  pieceScheduled,
  pieceWithdrawn,
  reviewAdded,
  reviewRevised,
} from '../contract/editorial.events.ts';
import { newsPicture } from '../contract/news-picture.ts';

const ADD = `
  insert into piece (id, kind, slug, category, motif, title_id, score, author_id, author, texts, folded, cover_path, tint, cover,
    state, version, added_at, changed_at)
  values ($1, $2, $3, $4, $5, $6, $7, $8,
    case when exists (select from piece_author_gone where user_id = $8) then $9 else $10 end,
    $11, $12, $13, $14, $15, 'draft', $16, $17, $17)
  on conflict (id) do nothing`;
const REVISE = `
  update piece set category = coalesce($2, category), motif = $3, score = $4, texts = $5, folded = $6, cover_path = $7, tint = $8,
    cover = $9, version = $10, changed_at = $11
  where id = $1`;
const SET_STATE = 'update piece set state = $2, publish_at = $3, version = $4, changed_at = $5 where id = $1';

/** Of a news post. */
interface Picture {
  path: string;
  tint: string;
  /** The one that the staff uploaded, as JSON; null where it is drawn. */
  cover: string | null;
}

interface Written {
  pieceId: number;
  texts: PieceTexts;
  category?: string;
  motif?: string | null;
  score?: number;
  picture?: Picture;
}

interface Noted {
  version: number;
  time: Date;
}

/** What can be found in a piece: its titles and leads. */
function foldedWords({ fa, en }: PieceTexts): string {
  return foldNames([fa, en].flatMap((text) => (text ? [text.title, text.lead] : [])));
}

async function revise(
  { pieceId, texts, category = undefined, motif = null, score, picture }: Written,
  { version, time }: Noted,
  transaction: ProjectionTransaction,
): Promise<void> {
  const words = [JSON.stringify(texts), foldedWords(texts)];
  await transaction.query(REVISE, [
    pieceId,
    category ?? null,
    motif,
    score ?? null,
    ...words,
    ...columnsOf(picture),
    version,
    time,
  ]);
  announce(pieceId, transaction);
}

async function setState(
  pieceId: number,
  state: string,
  at: string | null,
  { version, time }: Noted,
  transaction: ProjectionTransaction,
): Promise<void> {
  await transaction.query(SET_STATE, [pieceId, state, at, version, time]);
  announce(pieceId, transaction);
}

function announce(pieceId: number, { invalidate }: ProjectionTransaction): void {
  invalidate('pieces', `piece:${pieceId}`);
}

function pictureOf(facts: NewsPostFacts): Picture {
  const picture = newsPicture(facts);
  return {
    path: newsCoverPath(picture),
    tint: newsTint(picture),
    cover: facts.cover ? JSON.stringify(facts.cover) : null,
  };
}

/** A review has none. */
function columnsOf(picture: Picture | undefined): (string | null)[] {
  return picture ? [picture.path, picture.tint, picture.cover] : [null, null, null];
}

/** News posts and reviews as the site and the console show them. An account's deletion may come before what it has written. */
export const piecesProjection = defineProjection(
  'pieces',
  ['piece', 'piece_author_gone'],
  [
    on(newsPostAdded, async ({ data, version, time }, transaction) => {
      const { pieceId, slug, category, motif, texts, authorId, author } = data;
      const about = ['news', slug, category, motif, null, null, authorId, DELETED_USER.name, author];
      const words = [JSON.stringify(texts), foldedWords(texts)];
      await transaction.query(ADD, [pieceId, ...about, ...words, ...columnsOf(pictureOf(data)), version, time]);
    }),
    on(reviewAdded, async ({ data, version, time }, transaction) => {
      const { pieceId, titleId, score, texts, authorId, author } = data;
      const about = ['review', null, null, null, titleId, score, authorId, DELETED_USER.name, author];
      const words = [JSON.stringify(texts), foldedWords(texts)];
      await transaction.query(ADD, [pieceId, ...about, ...words, ...columnsOf(undefined), version, time]);
    }),
    on(newsPostRevised, async ({ data, ...noted }, transaction) => {
      await revise({ ...data, picture: pictureOf(data) }, noted, transaction);
    }),
    on(reviewRevised, async ({ data, ...noted }, transaction) => {
      await revise(data, noted, transaction);
    }),
    on(pieceScheduled, async ({ data: { pieceId, publishAt }, ...noted }, transaction) => {
      await setState(pieceId, 'scheduled', publishAt, noted, transaction);
    }),
    on(piecePublished, async ({ data: { pieceId, publishedAt }, ...noted }, transaction) => {
      await setState(pieceId, 'published', publishedAt, noted, transaction);
    }),
    on(pieceWithdrawn, async ({ data: { pieceId }, ...noted }, transaction) => {
      await setState(pieceId, 'draft', null, noted, transaction);
    }),
    on(userDeleted, async ({ data: { userId } }, transaction) => {
      await transaction.query('insert into piece_author_gone (user_id) values ($1) on conflict do nothing', [userId]);
      const sql = 'update piece set author = $2 where author_id = $1 returning id';
      const rows = await transaction.query<{ id: number }>(sql, [userId, DELETED_USER.name]);
      for (const { id } of rows) announce(id, transaction);
    }),
  ],
);
