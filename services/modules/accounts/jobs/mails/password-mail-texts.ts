import type { Language } from '#platform/kernel/text/language.ts';
import { greeting } from '#platform/mail/greeting.ts';
import { apart, type MailContent, type MailText, mailContent } from '#platform/mail/mail-text.ts';
import type { MailRecoveryPayload, PasswordChangedPayload } from '../../application/account-jobs.ts';

const RECOVERY: Record<Language, (payload: MailRecoveryPayload) => MailText> = {
  fa: ({ name, username, link }) => ({
    subject: 'لینک گذرواژهٔ تازه',
    heading: 'گذرواژهٔ تازه',
    paragraphs: [
      `${greeting(name).fa}، برای حساب «${apart(username)}» گذرواژهٔ تازه خواسته شده است. با این لینک گذرواژهٔ تازه بگذارید:`,
    ],
    link: { href: link, label: 'گذاشتن گذرواژهٔ تازه' },
    notes: [
      'این لینک یک ساعت معتبر است و فقط یک بار کار می‌کند.',
      'اگر شما نخواسته‌اید، این ایمیل را نادیده بگیرید؛ چیزی تغییر نکرده است.',
    ],
  }),
  en: ({ name, username, link }) => ({
    subject: 'a link for your new password',
    heading: 'A new password',
    paragraphs: [
      `${greeting(name).en}, a new password was requested for the account “${apart(username)}”. Set one with this link:`,
    ],
    link: { href: link, label: 'Set a new password' },
    notes: [
      'It is valid for one hour and works once.',
      'If you did not ask for it, please ignore this email. Nothing was changed.',
    ],
  }),
};

/** The link for a new password. It stands in the text as it is, so that it can be copied where HTML is not shown. */
export function recoveryMail(payload: MailRecoveryPayload): MailContent {
  return mailContent(payload.language, RECOVERY[payload.language](payload));
}

const CHANGED: Record<Language, (payload: PasswordChangedPayload) => MailText> = {
  fa: ({ name, username }) => ({
    subject: 'گذرواژهٔ شما تغییر کرد',
    heading: 'گذرواژهٔ شما تغییر کرد',
    paragraphs: [`${greeting(name).fa}، گذرواژهٔ حساب «${apart(username)}» همین حالا تغییر کرد.`],
    notes: ['اگر کار شما نبوده است، فوراً از صفحهٔ بازیابی گذرواژهٔ تازه بگذارید.'],
  }),
  en: ({ name, username }) => ({
    subject: 'your password was changed',
    heading: 'Your password was changed',
    paragraphs: [`${greeting(name).en}, the password of the account “${apart(username)}” has just been changed.`],
    notes: ['If it was not you, set a new one on the recovery page at once.'],
  }),
};

/** To the owner, whoever changed it. */
export function passwordChangedMail(payload: PasswordChangedPayload): MailContent {
  return mailContent(payload.language, CHANGED[payload.language](payload));
}
