import { z } from 'zod';
import { newsCategories } from '../contract/news-categories.ts';

const text = z.strictObject({ title: z.string().min(1), lead: z.string().min(1), body: z.string().min(1) });
const written = { publishedAt: z.iso.datetime(), en: text, fa: text };

/** A line of `news.jsonl`. */
export const demoNewsPost = z.strictObject({ ...written, category: z.enum(newsCategories), motif: z.string() });
export type DemoNewsPost = z.infer<typeof demoNewsPost>;

/** A line of `reviews.jsonl`; name and year are those of a title of the demo. */
export const demoReview = z.strictObject({
  ...written,
  kind: z.enum(['movie', 'series']),
  name: z.string(),
  year: z.number().int(),
  score: z.number().int().min(1).max(10),
});
export type DemoReview = z.infer<typeof demoReview>;
