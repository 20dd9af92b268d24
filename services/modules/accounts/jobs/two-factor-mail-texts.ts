import type { Language } from '#platform/kernel/text/language.ts';
import { greeting } from '#platform/mail/greeting.ts';
import { apart, type MailContent, type MailText, mailContent } from '#platform/mail/mail-text.ts';
import type { TwoFactorResetPayload } from '../application/account-jobs.ts';

const RESET: Record<Language, (payload: TwoFactorResetPayload) => MailText> = {
  fa: ({ name, username }) => ({
    subject: 'ورود دومرحله‌ای حساب شما برداشته شد',
    heading: 'ورود دومرحله‌ای برداشته شد',
    paragraphs: [
      `${apart(greeting(name).fa)}، گردانندهٔ سایت ورود دومرحله‌ای حساب «${apart(username)}» را برداشت و نشست آن پایان یافت. با گذرواژه وارد شوید و آن را دوباره روشن کنید.`,
    ],
    notes: ['اگر شما نخواسته‌اید، بی‌درنگ گذرواژهٔ تازه بگذارید و به گردانندهٔ سایت خبر دهید.'],
  }),
  en: ({ name, username }) => ({
    subject: 'two-step sign-in was removed from your account',
    heading: 'Two-step sign-in was removed',
    paragraphs: [
      `${apart(greeting(name).en)}, an operator of the site has removed the two-step sign-in of the account “${apart(username)}” and ended its session. Sign in with the password and switch it on again.`,
    ],
    notes: ['If you did not ask for it, set a new password at once and tell the operator.'],
  }),
};

/** To the owner, whoever had the operator do it. */
export function twoFactorResetMail(payload: TwoFactorResetPayload): MailContent {
  return mailContent(payload.language, RESET[payload.language](payload));
}
