import type { Language } from '#platform/kernel/text/language.ts';
import { greeting } from '#platform/mail/greeting.ts';
import { apart, type MailContent, type MailText, mailContent } from '#platform/mail/mail-text.ts';
import type { TwoFactorResetPayload, TwoFactorSwitchedPayload } from '../../application/account-jobs.ts';

const RESET: Record<Language, (payload: TwoFactorResetPayload) => MailText> = {
  fa: ({ name, username }) => ({
    subject: 'ورود دومرحله‌ای حساب شما برداشته شد',
    heading: 'ورود دومرحله‌ای برداشته شد',
    paragraphs: [
      `${greeting(name).fa}، گردانندهٔ سایت ورود دومرحله‌ای حساب «${apart(username)}» را برداشت و شما را از حساب خارج کرد. با گذرواژه وارد شوید و آن را دوباره روشن کنید.`,
    ],
    notes: ['اگر شما نخواسته‌اید، فوراً گذرواژهٔ تازه بگذارید و به گردانندهٔ سایت خبر دهید.'],
  }),
  en: ({ name, username }) => ({
    subject: 'two-step verification was removed from your account',
    heading: 'Two-step verification was removed',
    paragraphs: [
      `${greeting(name).en}, an operator of the site has removed two-step verification from the account “${apart(username)}” and ended its session. Log in with your password and switch it on again.`,
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
        : `${greeting(name).fa}، از این پس ورود به حساب «${apart(username)}» فقط گذرواژه می‌خواهد.`,
    ],
    notes: ['اگر کار شما نبوده است، فوراً از صفحهٔ بازیابی گذرواژهٔ تازه بگذارید و به ما خبر دهید.'],
  }),
  en: ({ name, username, on }) => ({
    subject: `two-step verification of your account is ${on ? 'on' : 'off'}`,
    heading: `Two-step verification is ${on ? 'on' : 'off'}`,
    paragraphs: [
      on
        ? `${greeting(name).en}, from now on logging in to the account “${apart(username)}” takes a code besides the password. Keep the recovery codes in a safe place.`
        : `${greeting(name).en}, from now on logging in to the account “${apart(username)}” takes only the password.`,
    ],
    notes: ['If it was not you, set a new password on the recovery page at once and write to us.'],
  }),
};

/** To the owner, whoever switched it. */
export function twoFactorSwitchedMail(payload: TwoFactorSwitchedPayload): MailContent {
  return mailContent(payload.language, SWITCHED[payload.language](payload));
}
