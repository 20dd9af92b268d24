import { html } from '#platform/mail/html.ts';
import type { Mail } from '#platform/mail/mail.port.ts';
import { mailLayout } from '#platform/mail/mail-layout.ts';
import type { TwoFactorResetPayload } from '../application/account-jobs.ts';

const HEADING = 'font-size:24px;line-height:1.5;margin:16px 0;';

/** To the owner, whoever had the operator do it. */
export function twoFactorResetMail({ name, username }: TwoFactorResetPayload): Pick<Mail, 'subject' | 'text' | 'html'> {
  const subject = 'پرده: ورود دومرحله‌ای حساب شما برداشته شد';
  const text = `${name} عزیز،
گردانندهٔ سایت ورود دومرحله‌ای حساب «${username}» را برداشت و نشست آن پایان یافت. با گذرواژه وارد شوید و آن را دوباره روشن کنید.
اگر شما نخواسته‌اید، بی‌درنگ گذرواژهٔ تازه بگذارید و به گردانندهٔ سایت خبر دهید.

Dear ${name},
an operator of the site has removed the two-step sign-in of the account "${username}" and ended its session. Sign in with the password and switch it on again.
If you did not ask for it, set a new password at once and tell the operator.
`;
  const body = mailLayout({
    title: subject,
    fa: html`<h1 style="${HEADING}">ورود دومرحله‌ای برداشته شد</h1><p>${name} عزیز، گردانندهٔ سایت ورود دومرحله‌ای حساب «<bdi>${username}</bdi>» را برداشت و نشست آن پایان یافت. با گذرواژه وارد شوید و آن را دوباره روشن کنید.</p>`,
    faNote: html`<p>اگر شما نخواسته‌اید، بی‌درنگ گذرواژهٔ تازه بگذارید و به گردانندهٔ سایت خبر دهید.</p>`,
    en: html`<p>Dear <bdi>${name}</bdi>, an operator of the site has removed the two-step sign-in of the account “<bdi>${username}</bdi>” and ended its session. Sign in with the password and switch it on again. If you did not ask for it, set a new password at once and tell the operator.</p>`,
  });
  return { subject, text, html: body };
}
