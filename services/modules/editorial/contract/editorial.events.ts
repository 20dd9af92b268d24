import { z } from 'zod';
import { DELETED_USER } from '#modules/accounts/contract/accounts.events.ts';
import { uploadedPicture } from '#modules/media/contract/uploaded-picture.ts';
import { defineEvent } from '#platform/messaging/outbox/event-definition.ts';
import { newsCategories } from './news-categories.ts';

const id = z.number().int().positive();

/*
 * What the staff writes: pieces, which are news posts and reviews of titles. Each has its stream, `piece-<pieceId>`, and is a
 * draft until it is published.
 */

const pieceText = z.object({
  title: z.string(),
  /** What stands below the title, in plain words. */
  lead: z.string(),
  /** Markdown. */
  body: z.string(),
});
export type PieceText = z.infer<typeof pieceText>;
/** By language; null where it is not written. */
export const pieceTexts = z.object({ fa: pieceText.nullable(), en: pieceText.nullable() });
export type PieceTexts = z.infer<typeof pieceTexts>;

const newsPost = z.object({
  pieceId: id,
  slug: z.string(),
  category: z.enum(newsCategories),
  /** What its picture shows; null where that follows from its words. */
  motif: z.string().nullable(),
  /** A picture that the staff uploaded; absent where it is drawn. */
  cover: uploadedPicture.optional(),
  texts: pieceTexts,
});
export type NewsPostFacts = z.infer<typeof newsPost>;

const review = z.object({
  pieceId: id,
  titleId: id,
  score: z.number().int().min(1).max(10),
  texts: pieceTexts,
});
export type ReviewFacts = z.infer<typeof review>;

/** Who has begun it; null for what comes with the site. Later changes stand in the audit log. */
const author = { authorId: id.nullable(), author: z.string().nullable() };
const authorsName = [{ of: 'authorId' as const, becomes: { author: DELETED_USER.name } }];

export const newsPostAdded = defineEvent('news-post.added.v1', newsPost.extend(author), authorsName);
export const newsPostRevised = defineEvent('news-post.revised.v1', newsPost);
export const reviewAdded = defineEvent('review.added.v1', review.extend(author), authorsName);
export const reviewRevised = defineEvent('review.revised.v1', review);

const pieceKind = z.enum(['news', 'review']);
export type PieceKind = z.infer<typeof pieceKind>;
const piece = z.object({
  pieceId: id,
  kind: pieceKind,
  /** Of a review. */
  titleId: id.nullable(),
});

/** It will be published by itself. */
export const pieceScheduled = defineEvent('piece.scheduled.v1', piece.extend({ publishAt: z.iso.datetime() }));
export const piecePublished = defineEvent('piece.published.v1', piece.extend({ publishedAt: z.iso.datetime() }));
/** It is a draft again, and on no page. */
export const pieceWithdrawn = defineEvent('piece.withdrawn.v1', piece);
