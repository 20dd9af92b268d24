import type { Language } from '#platform/kernel/text/language.ts';
import { greeting } from '#platform/mail/greeting.ts';
import { apart, type MailContent, type MailText, mailContent } from '#platform/mail/mail-text.ts';
import type { TwoFactorResetPayload, TwoFactorSwitchedPayload } from '../../application/account-jobs.ts';

const RESET: Record<Language, (payload: TwoFactorResetPayload) => MailText> = {
  fa: ({ name, username }) => ({
    subject: 'ورود دومرحله‌ای حساب شما برداشته شد',
    heading: 'ورود دومرحله‌ای برداشته شد',
    paragraphs: [
      `${greeting(name).fa}، گردانندهٔ سایت ورود دومرحله‌ای حساب «${apart(username)}» را برداشت و نشست آن پایان یافت. با گذرواژه وارد شوید و آن را دوباره روشن کنید.`,
    ],
    notes: ['اگر شما نخواسته‌اید، بی‌درنگ گذرواژهٔ تازه بگذارید و به گردانندهٔ سایت خبر دهید.'],
  }),
  en: ({ name, username }) => ({
    subject: 'two-step sign-in was removed from your account',
    heading: 'Two-step sign-in was removed',
    paragraphs: [
      `${greeting(name).en}, an operator of the site has removed the two-step sign-in of the account “${apart(username)}” and ended its session. Sign in with the password and switch it on again.`,
    ],
    notes: ['If you did not ask for it, set a new password at once and tell the operator.'],
  }),
};

/** To the owner, whoever had the operator do it. */
export function twoFactorResetMail(payload: TwoFactorResetPayload): MailContent {
  return mailContent(payload.language, RESET[payload.language](payload));
}

const SWITCHED: Record<Language, (payload: TwoFactorSwitchedPayload) => MailText> = {
  fa: ({ name, username, on }) => ({
    subject: `ورود دومرحله‌ای حساب شما ${on ? 'روشن' : 'خاموش'} شد`,
    heading: `ورود دومرحله‌ای ${on ? 'روشن' : 'خاموش'} شد`,
    paragraphs: [
      on
        ? `${greeting(name).fa}، از این پس ورود به حساب «${apart(username)}» افزون بر گذرواژه کدی هم می‌خواهد. کدهای بازیابی را جایی امن نگه دارید.`
        : `${greeting(name).fa}، از این پس ورود به حساب «${apart(username)}» تنها گذرواژه می‌خواهد.`,
    ],
    notes: ['اگر کار شما نبوده است، بی‌درنگ از صفحهٔ بازیابی گذرواژهٔ تازه بگذارید و به ما خبر دهید.'],
  }),
  en: ({ name, username, on }) => ({
    subject: `two-step sign-in of your account is ${on ? 'on' : 'off'}`,
    heading: `Two-step sign-in is ${on ? 'on' : 'off'}`,
    paragraphs: [
      on
        ? `${greeting(name).en}, from now on signing in to the account “${apart(username)}” takes a code beside the password. Keep the recovery codes in a safe place.`
        : `${greeting(name).en}, from now on signing in to the account “${apart(username)}” takes the password alone.`,
    ],
    notes: ['If it was not you, set a new password from the recovery page at once and write to us.'],
  }),
};

/** To the owner, whoever switched it. */
export function twoFactorSwitchedMail(payload: TwoFactorSwitchedPayload): MailContent {
  return mailContent(payload.language, SWITCHED[payload.language](payload));
}
