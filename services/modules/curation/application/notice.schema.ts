import { z } from 'zod';
import { sentMoment } from '#platform/http/sent-dates.ts';
import { noticeKinds } from '../contract/notice.events.ts';
import type { StoredNotice } from '../persistence/notice.entity.ts';

const MAX_TEXT = 300;
const text = z.string().trim().min(1, 'Please fill this in').max(MAX_TEXT, 'This text is too long');
const time = sentMoment().nullish();

/** What the staff says of a notice, new or changed. */
export const noticeFields = {
  kind: z.enum(noticeKinds),
  text: z.strictObject({ fa: text, en: text }),
  link: z
    .string()
    .max(500)
    .regex(/^(\/(?![/\\])|https:\/\/)\S*$/, 'A path of this site, or an https address')
    .nullish()
    .describe('a path of the site, or an https address'),
  from: time.describe('without one at once'),
  until: time.describe('without one until it is retired'),
};
const fields = z.object(noticeFields);

export function noticeOf({ kind, text, link, from, until }: z.infer<typeof fields>): StoredNotice {
  return { kind, text, link: link ?? null, from: from ?? null, until: until ?? null };
}

export const noticeSavedAnswer = z
  .object({ status: z.literal(1), id: z.number().int(), version: z.number().int() })
  .meta({ id: 'NoticeSaved' });
export type NoticeSavedAnswer = z.infer<typeof noticeSavedAnswer>;
export type SavedNotice = Omit<NoticeSavedAnswer, 'status'>;
