import { z } from 'zod';
import { entityId } from '#platform/http/request-schema.ts';

/** Far above what is allowed once it is cleaned. */
const raw = (most: number) => z.string().max(most, 'This text is too long').default('');
const typedText = z.strictObject({
  title: raw(1_000),
  lead: raw(2_000),
  body: raw(100_000).describe('Markdown, without pictures and HTML'),
});
export const typedTexts = {
  fa: typedText.nullish(),
  en: typedText.nullish(),
};
type Typed = z.infer<typeof typedText>;

export function textsOf({ fa, en }: { fa?: Typed | null | undefined; en?: Typed | null | undefined }) {
  return { fa: fa ?? null, en: en ?? null };
}

/** A piece as the editor has seen it. */
export const seenPiece = { id: entityId, version: z.number().int().min(1).max(2_147_483_647) };

export const pieceSavedAnswer = z
  .object({
    status: z.literal(1),
    id: z.number().int(),
    version: z.number().int(),
    state: z.enum(['draft', 'scheduled', 'published']),
  })
  .meta({ id: 'PieceSaved' });
export type PieceSavedAnswer = z.infer<typeof pieceSavedAnswer>;
export type SavedPiece = Omit<PieceSavedAnswer, 'status'>;
