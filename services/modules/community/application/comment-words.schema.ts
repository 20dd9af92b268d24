import { z } from 'zod';
import { entityId, sentNumber } from '#platform/http/request-schema.ts';
import { type CommentWords, MAX_MINUTE } from '../domain/comment-place.ts';

/** Far above what normalising can shorten to an allowed body. */
const MAX_RAW_BODY = 20_000;

const place = z.strictObject({
  minute: sentNumber().int().min(0).max(MAX_MINUTE),
  season: entityId.max(200).nullish(),
  episode: entityId.max(9_999).nullish(),
});

/** What a comment says, and how it is to be shown. */
export const commentWords = {
  body: z
    .string({ message: 'Please write a comment' })
    .max(MAX_RAW_BODY, { message: 'A comment has at most 4000 characters' })
    .describe('plain text, 2–4000 characters'),
  spoiler: z.boolean().default(false).describe('it gives something away'),
  place: place.nullish().describe('the minute that it is about: whoever has not watched so far does not get its text'),
};
const words = z.strictObject(commentWords);

/** As commands take it; the body as typed. */
export function wordsOf({ body, spoiler, place: named }: z.infer<typeof words>): CommentWords {
  const at = named && { minute: named.minute, season: named.season ?? null, episode: named.episode ?? null };
  return { body, spoiler, place: at ?? null };
}
