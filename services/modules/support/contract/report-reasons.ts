import { z } from 'zod';

/** What can be wrong with a file. */
export const reportReason = z.enum([
  'does_not_download',
  'does_not_play',
  'wrong_title',
  'bad_picture',
  'bad_sound',
  'bad_subtitles',
  'other',
]);
export type ReportReason = z.infer<typeof reportReason>;
