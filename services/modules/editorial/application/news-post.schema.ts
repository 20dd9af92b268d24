import { z } from 'zod';
import { pictureMotifs } from '#modules/media/contract/pictures-of.ts';
import { uploadedPicture } from '#modules/media/contract/uploaded-picture.ts';
import { newsCategories } from '../contract/news-categories.ts';
import type { StoredPost } from '../persistence/piece.entity.ts';
import { textsOf, typedTexts } from './piece.schema.ts';

const newsMotif = z.enum(pictureMotifs).meta({ id: 'NewsMotif' });

export const newsPostFields = {
  category: z.enum(newsCategories),
  motif: newsMotif.nullish().describe('what its picture shows; without one its words decide'),
  cover: uploadedPicture.nullish().describe('an uploaded picture, in the place of what is drawn'),
  ...typedTexts,
};
const newsPost = z.object(newsPostFields);

export function postOf({ category, motif, cover, ...texts }: z.infer<typeof newsPost>): StoredPost {
  return { category, motif: motif ?? null, ...(cover && { cover }), texts: textsOf(texts) };
}
