import type { Recipients } from '#modules/accounts/contract/recipients.port.ts';
import { defineJob, type Job } from '#platform/jobs/job.ts';
import type { Language } from '#platform/kernel/text/language.ts';
import { greeting } from '#platform/mail/greeting.ts';
import type { MailPort } from '#platform/mail/mail.port.ts';
import { type MailContent, type MailText, mailContent } from '#platform/mail/mail-text.ts';
import { momentIn } from '#platform/mail/moment-in.ts';
import { expiryPayload, MAIL_EXPIRY } from '../application/expiry-notice.ts';

interface Expiry {
  name: string | null;
  end: Date;
  /** Where the site is, without a slash at the end. */
  site: string;
}

const EXPIRY: Record<Language, (expiry: Expiry) => MailText> = {
  fa: ({ name, end, site }) => ({
    subject: 'اشتراک شما رو به پایان است',
    heading: 'اشتراک شما رو به پایان است',
    paragraphs: [`${greeting(name).fa}، اشتراک روزانهٔ شما در ${momentIn('fa', end)} به پایان می‌رسد.`],
    link: { href: planPage(site), label: 'تمدید اشتراک' },
    notes: ['هر تمدید به روزهای باقی‌مانده افزوده می‌شود.'],
  }),
  en: ({ name, end, site }) => ({
    subject: 'your plan is about to end',
    heading: 'Your plan is about to end',
    paragraphs: [`${greeting(name).en}, your plan by days ends on ${momentIn('en', end)}.`],
    link: { href: planPage(site), label: 'Extend your plan' },
    notes: ['An extension is added to the days you have left.'],
  }),
};

const planPage = (site: string) => `${site}/user/profile-page#premium`;

export function expiryMail(language: Language, expiry: Expiry): MailContent {
  return mailContent(language, EXPIRY[language](expiry));
}

/** Who gets a mail is looked up when it is sent, so that no job and no event carries an address. */
export function deliverNotices(mail: MailPort, recipients: Recipients, site: string): Job {
  return defineJob(MAIL_EXPIRY, expiryPayload, async ({ userId, vipExpiration }, deliveryId) => {
    const recipient = await recipients.find(userId);
    if (!recipient?.verified) return;
    const { email: to, name, language } = recipient;
    await mail.send({ deliveryId, to, ...expiryMail(language, { name, end: new Date(vipExpiration), site }) });
  });
}
