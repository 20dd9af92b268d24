import type { Recipients } from '#modules/accounts/contract/recipients.port.ts';
import { defineJob, type Job } from '#platform/jobs/job.ts';
import type { Language } from '#platform/kernel/text/language.ts';
import { greeting } from '#platform/mail/greeting.ts';
import type { MailPort } from '#platform/mail/mail.port.ts';
import { apart, type MailContent, type MailText, mailContent } from '#platform/mail/mail-text.ts';
import { expiryPayload, MAIL_EXPIRY } from '../application/expiry-notice.ts';

const dateIn = (language: string, date: Date) => new Intl.DateTimeFormat(language, { dateStyle: 'long' }).format(date);

const EXPIRY: Record<Language, (name: string | null, end: Date) => MailText> = {
  fa: (name, end) => ({
    subject: 'اشتراک شما رو به پایان است',
    heading: 'اشتراک شما رو به پایان است',
    paragraphs: [
      `${apart(greeting(name).fa)}، اشتراک روزانهٔ شما در ${dateIn('fa-IR-u-ca-persian', end)} به پایان می‌رسد.`,
    ],
    notes: ['هر تمدید به روزهای باقی‌مانده افزوده می‌شود.'],
  }),
  en: (name, end) => ({
    subject: 'your days are about to end',
    heading: 'Your days are about to end',
    paragraphs: [`${apart(greeting(name).en)}, your days at Parde end on ${dateIn('en-GB', end)}.`],
    notes: ['An extension adds to the days that are left.'],
  }),
};

export function expiryMail(language: Language, name: string | null, end: Date): MailContent {
  return mailContent(language, EXPIRY[language](name, end));
}

/** Who gets a mail is looked up when it is sent, so that no job and no event carries an address. */
export function deliverNotices(mail: MailPort, recipients: Recipients): Job {
  return defineJob(MAIL_EXPIRY, expiryPayload, async ({ userId, vipExpiration }, deliveryId) => {
    const recipient = await recipients.find(userId);
    if (!recipient?.verified) return;
    const { email: to, name, language } = recipient;
    await mail.send({ deliveryId, to, ...expiryMail(language, name, new Date(vipExpiration)) });
  });
}
