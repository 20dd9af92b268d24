import type { Language } from '#platform/kernel/text/language.ts';
import { greeting } from '#platform/mail/greeting.ts';
import { apart, type MailContent, type MailText, mailContent } from '#platform/mail/mail-text.ts';
import type { ContactChangedPayload, MailCodePayload } from '../../application/account-jobs.ts';

type Words = Pick<MailText, 'subject' | 'heading' | 'paragraphs'>;

const WHAT_FOR: Record<'email' | 'phone', Record<Language, (code: string) => Words>> = {
  email: {
    fa: (code) => ({
      subject: `کد ایمیل تازهٔ شما ${code}`,
      heading: 'ایمیل تازهٔ شما',
      paragraphs: ['این کد را در صفحهٔ حساب خود وارد کنید تا این نشانی ایمیل حساب شما شود:'],
    }),
    en: (code) => ({
      subject: `the code for your new email is ${code}`,
      heading: 'Your new email',
      paragraphs: ['Enter this code on your account page to make this the address of your account:'],
    }),
  },
  phone: {
    fa: (code) => ({
      subject: `کد شمارهٔ تازهٔ شما ${code}`,
      heading: 'شمارهٔ تازهٔ شما',
      paragraphs: ['اکنون نمی‌توانیم تماس بگیریم. این کد را در صفحهٔ حساب خود وارد کنید تا شمارهٔ تازه ذخیره شود:'],
    }),
    en: (code) => ({
      subject: `the code for your new phone number is ${code}`,
      heading: 'Your new phone number',
      paragraphs: ['We cannot call at the moment. Enter this code on your account page to save the new number:'],
    }),
  },
};

const NOTES: Record<Language, string[]> = {
  fa: [
    'این کد ۱۵ دقیقه معتبر است و فقط یک بار کار می‌کند.',
    'اگر شما نخواسته‌اید، این ایمیل را نادیده بگیرید؛ چیزی تغییر نکرده است.',
  ],
  en: [
    'It is valid for 15 minutes and works once.',
    'If you did not ask for it, please ignore this email. Nothing was changed.',
  ],
};

/** @param detail what the code is for: a number too, where the site has no telephone. */
export function contactCodeMail(
  { code, language }: Pick<MailCodePayload, 'code' | 'language'>,
  detail: 'email' | 'phone',
): MailContent {
  return mailContent(language, { ...WHAT_FOR[detail][language](code), code, notes: NOTES[language] });
}

const WANTED: Record<Language, MailText> = {
  fa: {
    subject: 'کسی ایمیل شما را برای حساب دیگری خواسته است',
    heading: 'این ایمیل حساب دارد',
    paragraphs: [
      'کسی، شاید خود شما، خواسته است که این نشانی ایمیلِ حساب دیگری در پرده شود؛ اما این نشانی از قبل حساب دارد و چیزی تغییر نکرده است.',
    ],
    notes: ['اگر شما بوده‌اید، با همین نشانی وارد شوید یا نشانی دیگری بنویسید. اگر نه، لازم نیست کاری بکنید.'],
  },
  en: {
    subject: 'someone wanted your address for another account',
    heading: 'This address has an account',
    paragraphs: [
      'Someone, perhaps you, wanted this email address for another account at Parde. It already has an account, and nothing was changed.',
    ],
    notes: ['If it was you, log in with this address or choose another one. If not, you do not need to do anything.'],
  },
};

export function addressWantedMail({ language }: { language: Language }): MailContent {
  return mailContent(language, WANTED[language]);
}

interface Told {
  subject: string;
  heading: string;
  /** @param account its username. */
  what(account: string): string;
}

const CHANGED: Record<ContactChangedPayload['change'], Record<Language, Told>> = {
  email: {
    fa: {
      subject: 'ایمیل حساب شما تغییر کرد',
      heading: 'ایمیل حساب شما تغییر کرد',
      what: (account) => `ایمیل حساب «${account}» همین حالا عوض شد. ایمیل‌های ما از این پس به نشانی تازه فرستاده می‌شود.`,
    },
    en: {
      subject: 'your email was changed',
      heading: 'Your email was changed',
      what: (account) =>
        `the email of the account “${account}” has just been changed. From now on our emails go to the new address.`,
    },
  },
  phone: {
    fa: {
      subject: 'شمارهٔ حساب شما تغییر کرد',
      heading: 'شمارهٔ حساب شما تغییر کرد',
      what: (account) => `شمارهٔ تلفن حساب «${account}» همین حالا عوض شد.`,
    },
    en: {
      subject: 'your phone number was changed',
      heading: 'Your phone number was changed',
      what: (account) => `the phone number of the account “${account}” has just been changed.`,
    },
  },
  phone_removed: {
    fa: {
      subject: 'شمارهٔ حساب شما برداشته شد',
      heading: 'شمارهٔ حساب شما برداشته شد',
      what: (account) => `شمارهٔ تلفن حساب «${account}» همین حالا برداشته شد.`,
    },
    en: {
      subject: 'your phone number was removed',
      heading: 'Your phone number was removed',
      what: (account) => `the phone number of the account “${account}” has just been removed.`,
    },
  },
};

const COMMA: Record<Language, string> = { fa: '،', en: ',' };
const NOT_YOU: Record<Language, string> = {
  fa: 'اگر کار شما نبوده است، با نام کاربری وارد شوید، فوراً گذرواژه را عوض کنید و از صفحهٔ تماس برای ما بنویسید.',
  en: 'If it was not you, log in with your username, change your password at once and write to us from the contact page.',
};

/** To the address that the account had, whoever changed it. */
export function contactChangedMail({ language, change, name, username }: ContactChangedPayload): MailContent {
  const { subject, heading, what } = CHANGED[change][language];
  const sentence = `${greeting(name)[language]}${COMMA[language]} ${what(apart(username))}`;
  return mailContent(language, { subject, heading, paragraphs: [sentence], notes: [NOT_YOU[language]] });
}
