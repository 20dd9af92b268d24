import * as z from 'zod/mini';

/** What can be wrong with a file, in the order of the form. */
export const REASONS = [
  'does_not_download',
  'does_not_play',
  'wrong_title',
  'bad_picture',
  'bad_sound',
  'bad_subtitles',
  'other',
] as const;
export type Reason = (typeof REASONS)[number];

const MAX_NOTE = 1_000;

/** The server's rules and sentences. */
export const reportSchema = z
  .object({
    reason: z.enum(REASONS, 'Please choose what is wrong'),
    note: z.string().check(
      z.trim(),
      z.refine((note) => [...note].length <= MAX_NOTE, 'A note has at most 1000 characters'),
    ),
  })
  .check(
    z.refine(({ reason, note }) => reason !== 'other' || note !== '', {
      path: ['note'],
      message: 'Please tell us what is wrong',
    }),
  );
