import * as z from 'zod/mini';
import type { Comment } from '../../../../api/types.ts';
import { latinDigits } from '../../../../lib/format/number.ts';
import { bodySchema } from '../card/comment-body.ts';

const MAX_MINUTE = 999;
const MAX_SEASON = 200;
const MAX_EPISODE = 9_999;

/** A number as typed, in the digits of either language; empty for none. */
const counted = (min: number, max: number, sentence: string) =>
  z.string().check(
    z.trim(),
    z.overwrite(latinDigits),
    z.refine((text) => text === '' || (/^\d{1,4}$/.test(text) && Number(text) >= min && Number(text) <= max), sentence),
  );

export const commentSchema = z
  .object({
    body: bodySchema,
    spoiler: z.boolean(),
    minute: counted(0, MAX_MINUTE, 'The minute is a whole number up to 999'),
    season: counted(1, MAX_SEASON, 'The season is a whole number from 1'),
    episode: counted(1, MAX_EPISODE, 'The episode is a whole number from 1'),
  })
  .check(
    z.refine(({ season, episode }) => (season === '') === (episode === ''), {
      path: ['season'],
      error: 'Please name the season and the episode, or neither',
    }),
    z.refine(({ minute, season }) => minute !== '' || season === '', {
      path: ['minute'],
      error: 'Please name the minute, too',
    }),
  );

/** What the fields hold. */
export type CommentFields = z.infer<typeof commentSchema>;

/** What a comment says, and the minute that it is about. */
export type CommentWords = Pick<Comment, 'body' | 'spoiler' | 'place'>;

const shown = (value: number | null | undefined) => (value === null || value === undefined ? '' : String(value));

export function fieldsOf({ body, spoiler, place }: CommentWords): CommentFields {
  const { minute, season, episode } = place ?? {};
  return { body, spoiler, minute: shown(minute), season: shown(season), episode: shown(episode) };
}

/** Whether what was typed is about a minute, or about to be. */
export function namesPlace({ minute, season, episode }: CommentFields): boolean {
  return minute + season + episode !== '';
}

export function wordsOf({ body, spoiler, minute, season, episode }: CommentFields): CommentWords {
  const number = (text: string) => (text === '' ? null : Number(text));
  const place = minute === '' ? null : { minute: Number(minute), season: number(season), episode: number(episode) };
  return { body, spoiler, place };
}
