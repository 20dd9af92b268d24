import { z } from 'zod';
import { pictureMotifs } from '#modules/media/contract/pictures-of.ts';
import { newsCategories } from '../contract/news-categories.ts';
import type { StoredPost } from '../persistence/piece.entity.ts';
import { textsOf, typedTexts } from './piece.schema.ts';

export const newsPostFields = {
  category: z.enum(newsCategories),
  motif: z.enum(pictureMotifs).nullish().describe('what its picture shows; without one its words decide'),
  ...typedTexts,
};
const newsPost = z.object(newsPostFields);

export function postOf({ category, motif, ...texts }: z.infer<typeof newsPost>): StoredPost {
  return { category, motif: motif ?? null, texts: textsOf(texts) };
}
