import type { Language } from '#platform/kernel/text/language.ts';
import { greeting } from '#platform/mail/greeting.ts';
import { apart, type MailContent, type MailText, mailContent } from '#platform/mail/mail-text.ts';
import type { Words } from '../domain/words.ts';

interface Digest {
  name: string | null;
  lines: readonly Words[];
  /** How many are not in the mail. */
  more: number;
  /** Where the site is, without a slash at the end. */
  site: string;
  /** Where these mails are ended without logging in. */
  unsubscribe: string;
}

/** Where a member chooses what is mailed. */
const settingsPage = (site: string) => `${site}/user/notifications?tab=settings`;

const DIGEST: Record<Language, (digest: Digest) => MailText> = {
  fa: ({ name, lines, more, site, unsubscribe }) => ({
    subject: 'تازه‌های شما',
    heading: 'تازه‌های شما',
    paragraphs: [
      `${greeting(name).fa}، از آخرین بار این‌ها رسیده است:`,
      ...lines.map(({ fa }) => `• ${apart(fa)}`),
      ...(more > 0 ? [`و ${more.toLocaleString('fa-IR')} اعلان دیگر`] : []),
    ],
    link: { href: `${site}/user/notifications`, label: 'همهٔ اعلان‌ها' },
    notes: [`انتخاب آنچه ایمیل می‌شود: ${settingsPage(site)}`, `دیگر این ایمیل را نفرستید: ${unsubscribe}`],
  }),
  en: ({ name, lines, more, site, unsubscribe }) => ({
    subject: 'what is new for you',
    heading: 'What is new for you',
    paragraphs: [
      `${greeting(name).en}, this is new since the last time:`,
      ...lines.map(({ en }) => `• ${apart(en)}`),
      ...(more > 0 ? [`And ${more.toLocaleString('en-US')} more`] : []),
    ],
    link: { href: `${site}/user/notifications`, label: 'All notifications' },
    notes: [`Choose what we email you: ${settingsPage(site)}`, `Stop these emails: ${unsubscribe}`],
  }),
};

export function digestMail(language: Language, digest: Digest): MailContent {
  return mailContent(language, DIGEST[language](digest));
}
