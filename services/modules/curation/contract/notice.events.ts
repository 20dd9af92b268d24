import { z } from 'zod';
import { defineEvent } from '#platform/messaging/outbox/event-definition.ts';

export const noticeKinds = ['info', 'good', 'warning'] as const;
export type NoticeKind = (typeof noticeKinds)[number];

const id = z.number().int().positive();

/** A notice whole: a sentence above every page until it is dismissed. Its stream is `notice-<id>`. */
const notice = z.object({
  noticeId: id,
  kind: z.enum(noticeKinds),
  text: z.object({ fa: z.string(), en: z.string() }),
  /** A path of the site, or an https address; null without one. */
  link: z.string().nullable(),
  /** null: at once. */
  from: z.iso.datetime().nullable(),
  /** null: until it is retired. */
  until: z.iso.datetime().nullable(),
});
export type NoticeFacts = z.infer<typeof notice>;

export const noticeAdded = defineEvent('notice.added.v1', notice);
/** The same notice: who has dismissed it does not see it again. */
export const noticeRevised = defineEvent('notice.revised.v1', notice);
export const noticeRetired = defineEvent('notice.retired.v1', z.object({ noticeId: id }));
