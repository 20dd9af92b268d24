import { z } from 'zod';
import type { StoredReview } from '../persistence/piece.entity.ts';
import { textsOf, typedTexts } from './piece.schema.ts';

export const reviewFields = { score: z.number().int().min(1).max(10), ...typedTexts };
const review = z.object(reviewFields);

export function reviewOf({ score, ...texts }: z.infer<typeof review>): StoredReview {
  return { score, texts: textsOf(texts) };
}
