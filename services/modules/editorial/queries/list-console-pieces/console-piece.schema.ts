import { z } from 'zod';
import { postCard } from '#modules/catalogue/contract/post-card.ts';
import { uploadedPicture } from '#modules/media/contract/uploaded-picture.ts';
import { listQuery, searchText } from '#platform/http/list-query.ts';
import { pieceTexts } from '../../contract/editorial.events.ts';
import { newsCategories } from '../../contract/news-categories.ts';

const pieceState = z.enum(['draft', 'scheduled', 'published']);
const fields = ['publish_at', 'changed_at', 'id'] as const;
const state = pieceState.optional();
const q = searchText.optional().describe('part of a title or of what stands below it');

export const listConsoleNews = listQuery({
  fields,
  sort: ['changed_at', 'DESC'],
  filter: { state, q, category: z.enum(newsCategories).optional() },
});
export const listConsoleReviews = listQuery({
  fields: [...fields, 'score'],
  sort: ['changed_at', 'DESC'],
  filter: { state, q },
});
export type ListConsoleNews = z.output<typeof listConsoleNews>;
export type ListConsoleReviews = z.output<typeof listConsoleReviews>;

const piece = {
  id: z.number().int(),
  state: pieceState,
  publish_at: z.iso.datetime().nullable().describe('when it was, or will be, published'),
  texts: pieceTexts.describe('bodies in Markdown'),
  author: z.string().nullable().describe('null for what comes with the site'),
  version: z.number().int().describe('goes back with the change'),
  added_at: z.iso.datetime(),
  changed_at: z.iso.datetime(),
};

export const consoleNewsPost = z
  .object({
    ...piece,
    slug: z.string(),
    category: z.enum(newsCategories),
    motif: z.string().nullable(),
    cover: uploadedPicture.nullable().describe('null where its picture is drawn'),
    cover_path: z.string(),
    tint: z.string(),
  })
  .meta({ id: 'ConsoleNewsPost' });
export type ConsoleNewsPost = z.infer<typeof consoleNewsPost>;

export const consoleReview = z
  .object({
    ...piece,
    title_id: z.number().int(),
    score: z.number().int(),
    post: postCard.nullable().describe('null while it is not listed'),
  })
  .meta({ id: 'ConsoleReview' });
export type ConsoleReview = z.infer<typeof consoleReview>;

const html = z.string().nullable();
const preview = { html: z.object({ fa: html, en: html }).describe('the bodies as readers see them') };

export const previewedNewsPost = consoleNewsPost.extend(preview).meta({ id: 'PreviewedNewsPost' });
export type PreviewedNewsPost = z.infer<typeof previewedNewsPost>;

export const previewedReview = consoleReview.extend(preview).meta({ id: 'PreviewedReview' });
export type PreviewedReview = z.infer<typeof previewedReview>;
