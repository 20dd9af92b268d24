import { defineJob, type Job } from '#platform/jobs/job.ts';
import type { Language } from '#platform/kernel/text/language.ts';
import type { MailPort } from '#platform/mail/mail.port.ts';
import { apart, type MailContent, type MailText, mailContent } from '#platform/mail/mail-text.ts';
import { type ContactAnswerPayload, contactAnswerPayload, MAIL_CONTACT_ANSWER } from '../application/contact-jobs.ts';

const ANSWER: Record<Language, (payload: ContactAnswerPayload) => MailText> = {
  fa: ({ subject, body, link }) => ({
    subject: `پاسخ به «${subject}»`,
    heading: 'پاسخ به پیام شما',
    paragraphs: [`پاسخ ما به «${apart(subject)}»:`, ...paragraphsOf(body)],
    link: { href: link, label: 'ادامهٔ گفت‌وگو' },
    notes: ['به این ایمیل نمی‌توان پاسخ داد؛ برای ادامهٔ گفت‌وگو از این لینک استفاده کنید.'],
  }),
  en: ({ subject, body, link }) => ({
    subject: `our answer to “${subject}”`,
    heading: 'Our answer to your message',
    paragraphs: [`Our answer to “${apart(subject)}”:`, ...paragraphsOf(body)],
    link: { href: link, label: 'Write back' },
    notes: ['Replies to this email are not read. To write back, please use this link.'],
  }),
};

/** Each line a paragraph, which keeps the answer's own breaks in HTML. */
const paragraphsOf = (body: string) =>
  body
    .split(/\n+/)
    .filter((line) => line.trim() !== '')
    .map(apart);

/** The answer as staff has written it, and the way to write back; what was written to us is not repeated. */
function contactAnswerMail(payload: ContactAnswerPayload): MailContent {
  return mailContent(payload.language, ANSWER[payload.language](payload));
}

export function mailContactAnswer(mail: MailPort): Job {
  return defineJob(MAIL_CONTACT_ANSWER, contactAnswerPayload, (payload, deliveryId) =>
    mail.send({ deliveryId, to: payload.to, ...contactAnswerMail(payload) }),
  );
}
