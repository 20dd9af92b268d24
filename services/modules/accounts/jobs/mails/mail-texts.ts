import type { Language } from '#platform/kernel/text/language.ts';
import { type MailContent, type MailText, mailContent } from '#platform/mail/mail-text.ts';
import type { AlreadyRegisteredPayload, MailCodePayload } from '../../application/account-jobs.ts';

const CODE: Record<Language, (code: string) => MailText> = {
  fa: (code) => ({
    subject: `کد تأیید شما ${code}`,
    heading: 'به پرده خوش آمدید',
    paragraphs: ['این کد را در صفحهٔ تأیید حساب وارد کنید:'],
    code,
    notes: [
      'این کد ۱۵ دقیقه معتبر است و فقط یک بار کار می‌کند.',
      'اگر شما در پرده ثبت‌نام نکرده‌اید، این ایمیل را نادیده بگیرید.',
    ],
  }),
  en: (code) => ({
    subject: `your code is ${code}`,
    heading: 'Welcome to Parde',
    paragraphs: ['Enter this code to verify your account:'],
    code,
    notes: [
      'It is valid for 15 minutes and works once.',
      'If you did not register at Parde, please ignore this email.',
    ],
  }),
};

/** The code is in Latin digits in every language, as it can be typed and copied. */
export function codeMail({ code, language }: Pick<MailCodePayload, 'code' | 'language'>): MailContent {
  return mailContent(language, CODE[language](code));
}

const ALREADY_REGISTERED: Record<Language, MailText> = {
  fa: {
    subject: 'این ایمیل از قبل حساب دارد',
    heading: 'این ایمیل از قبل حساب دارد',
    paragraphs: [
      'کسی، شاید خود شما، با این نشانی ایمیل در پرده ثبت‌نام کرده است؛ اما این نشانی از قبل حساب دارد و چیزی تغییر نکرده است.',
    ],
    notes: ['اگر شما بوده‌اید، با همان حساب وارد شوید. اگر نه، لازم نیست کاری بکنید.'],
  },
  en: {
    subject: 'this address already has an account',
    heading: 'This address already has an account',
    paragraphs: [
      'Someone, perhaps you, registered at Parde with this email address. It already has an account, and nothing was changed.',
    ],
    notes: ['If it was you, log in with that account. If not, you do not need to do anything.'],
  },
};

export function alreadyRegisteredMail({ language }: Pick<AlreadyRegisteredPayload, 'language'>): MailContent {
  return mailContent(language, ALREADY_REGISTERED[language]);
}

/** Digits apart, twice, as one listens. */
export function spokenCode(code: string): string {
  const spaced = [...code].join('، ');
  return `سلام، از پرده تماس می‌گیریم. کد تأیید شما: ${spaced}. تکرار می‌کنم: ${spaced}.`;
}
