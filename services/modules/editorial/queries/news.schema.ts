import { z } from 'zod';
import { localText } from '#modules/catalogue/contract/post-card.ts';
import { newsCategories } from '../contract/news-categories.ts';

const newsCategory = z
  .object({ slug: z.enum(newsCategories), fa: z.string(), en: z.string() })
  .meta({ id: 'NewsCategory' });

/** A news post as lists show it. */
export const newsCard = z
  .object({
    id: z.number().int(),
    slug: z.string(),
    category: newsCategory,
    title: localText,
    lead: localText,
    cover_path: z.string().describe('wide; the folder news-tall has the vertical one'),
    cover_vertical: z.string(),
    tint: z.string(),
    author: z.string().nullable().describe('null for what comes with the site'),
    published_at: z.iso.datetime(),
  })
  .meta({ id: 'NewsCard' });

export const newsPost = z
  .object({ ...newsCard.shape, body: localText.describe('HTML that is safe to put on a page') })
  .meta({ id: 'NewsPost' });

/** A page of news, the newest first; pages count from 1. */
export const newsList = z
  .object({
    news: z.array(newsCard),
    max_page: z.number().int(),
    total: z.number().int(),
  })
  .meta({ id: 'NewsList' });
