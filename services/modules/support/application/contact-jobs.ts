import { z } from 'zod';
import { LANGUAGES } from '#platform/kernel/text/language.ts';

/** Erased once the mail is on its way. */
export const MAIL_CONTACT_ANSWER = 'support.mail-contact-answer';
export const contactAnswerPayload = z.object({
  to: z.string(),
  /** In which the letter was sent. */
  language: z.enum(LANGUAGES),
  subject: z.string(),
  body: z.string(),
  /** By which the writer goes on. */
  link: z.string(),
});
export type ContactAnswerPayload = z.infer<typeof contactAnswerPayload>;
