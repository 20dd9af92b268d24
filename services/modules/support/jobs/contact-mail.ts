import { defineJob, type Job } from '#platform/jobs/job.ts';
import { greeting } from '#platform/mail/greeting.ts';
import { html } from '#platform/mail/html.ts';
import type { Mail, MailPort } from '#platform/mail/mail.port.ts';
import { mailLayout } from '#platform/mail/mail-layout.ts';
import { type ContactAnswerPayload, contactAnswerPayload, MAIL_CONTACT_ANSWER } from '../application/contact-jobs.ts';

type MailContent = Pick<Mail, 'subject' | 'text' | 'html'>;

const HEADING = 'font-size:24px;line-height:1.5;margin:16px 0;';
const ANSWER = 'white-space:pre-line;';

/** The answer as staff has written it, and the way to write back; what was written to us is not repeated. */
export function contactAnswerMail({ name, subject: about, body, link }: ContactAnswerPayload): MailContent {
  const dear = greeting(name);
  const subject = `پرده: پاسخ به «${about}»`;
  const text = `${dear.fa}،
پاسخ ما به پیام شما، «${about}»:

${body}

برای ادامهٔ گفت‌وگو از این پیوند استفاده کنید؛ به این نامه نمی‌توان پاسخ داد:
${link}

${dear.en},
above is our answer to your message. To write back, please use the link; answers to this mail are not read.
`;
  const page = mailLayout({
    title: subject,
    fa: html`<h1 style="${HEADING}">پاسخ به پیام شما</h1><p>${dear.fa}، پاسخ ما به «<bdi>${about}</bdi>»:</p><div dir="auto" style="${ANSWER}">${body}</div>`,
    link: { href: link, label: 'ادامهٔ گفت‌وگو · Write back' },
    faNote: html`<p>به این نامه نمی‌توان پاسخ داد؛ برای ادامهٔ گفت‌وگو از پیوند بالا استفاده کنید.</p>`,
    en: html`<p><bdi>${dear.en}</bdi>, above is our answer to your message. To write back, please use the link; answers to this mail are not read.</p>`,
  });
  return { subject, text, html: page };
}

export function mailContactAnswer(mail: MailPort): Job {
  return defineJob(MAIL_CONTACT_ANSWER, contactAnswerPayload, (payload, deliveryId) =>
    mail.send({ deliveryId, to: payload.to, ...contactAnswerMail(payload) }),
  );
}
