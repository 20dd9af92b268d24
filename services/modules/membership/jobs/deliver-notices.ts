import type { Recipients } from '#modules/accounts/contract/recipients.port.ts';
import { defineJob, type Job } from '#platform/jobs/job.ts';
import { greeting } from '#platform/mail/greeting.ts';
import { html } from '#platform/mail/html.ts';
import type { MailPort } from '#platform/mail/mail.port.ts';
import { mailLayout } from '#platform/mail/mail-layout.ts';
import { expiryPayload, MAIL_EXPIRY } from '../application/expiry-notice.ts';

const dateIn = (language: string, date: Date) => new Intl.DateTimeFormat(language, { dateStyle: 'long' }).format(date);

export function expiryMail(name: string | null, end: Date) {
  const dear = greeting(name);
  const subject = 'پرده: اشتراک شما رو به پایان است';
  const [fa, en] = [dateIn('fa-IR-u-ca-persian', end), dateIn('en-GB', end)];
  const text = `${dear.fa}، اشتراک روزانهٔ شما در ${fa} به پایان می‌رسد. هر تمدید به روزهای باقی‌مانده افزوده می‌شود.

${dear.en}, your days at Parde end on ${en}. An extension adds to the days that are left.
`;
  const body = mailLayout({
    title: subject,
    fa: html`<h1 style="font-size:24px;line-height:1.5;margin:16px 0;">اشتراک شما رو به پایان است</h1><p>${dear.fa}، اشتراک روزانهٔ شما در ${fa} به پایان می‌رسد.</p>`,
    faNote: html`<p>هر تمدید به روزهای باقی‌مانده افزوده می‌شود.</p>`,
    en: html`<p><bdi>${dear.en}</bdi>, your days at Parde end on ${en}. An extension adds to the days that are left.</p>`,
  });
  return { subject, text, html: body };
}

/** Who gets a mail is looked up when it is sent, so that no job and no event carries an address. */
export function deliverNotices(mail: MailPort, recipients: Recipients): Job {
  return defineJob(MAIL_EXPIRY, expiryPayload, async ({ userId, vipExpiration }, deliveryId) => {
    const recipient = await recipients.find(userId);
    if (!recipient?.verified) return;
    const { email: to, name } = recipient;
    await mail.send({ deliveryId, to, ...expiryMail(name, new Date(vipExpiration)) });
  });
}
