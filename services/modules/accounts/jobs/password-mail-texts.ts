import { greeting } from '#platform/mail/greeting.ts';
import { html } from '#platform/mail/html.ts';
import type { Mail } from '#platform/mail/mail.port.ts';
import { mailLayout } from '#platform/mail/mail-layout.ts';
import type { MailRecoveryPayload, PasswordChangedPayload } from '../application/account-jobs.ts';

type MailContent = Pick<Mail, 'subject' | 'text' | 'html'>;

const HEADING = 'font-size:24px;line-height:1.5;margin:16px 0;';

/** The link for a new password. It stands in the text as it is, so that it can be copied where HTML is not shown. */
export function recoveryMail({ name, username, link }: MailRecoveryPayload): MailContent {
  const dear = greeting(name);
  const subject = 'پرده: پیوند گذرواژهٔ تازه';
  const text = `${dear.fa}،
برای حساب «${username}» گذرواژهٔ تازه خواسته شده است. با این پیوند گذرواژهٔ تازه بگذارید:
${link}
این پیوند یک ساعت معتبر است و فقط یک بار به کار می‌آید. اگر شما نخواسته‌اید، این نامه را نادیده بگیرید؛ چیزی تغییر نکرده است.

${dear.en},
a new password was asked for the account "${username}". Set one with the link above.
It is valid for one hour and works once. If you did not ask for it, please ignore this mail; nothing was changed.
`;
  const body = mailLayout({
    title: subject,
    fa: html`<h1 style="${HEADING}">گذرواژهٔ تازه</h1><p>${dear.fa}، برای حساب «<bdi>${username}</bdi>» گذرواژهٔ تازه خواسته شده است.</p>`,
    link: { href: link, label: 'گذاشتن گذرواژهٔ تازه · Set a new password' },
    faNote: html`<p>این پیوند یک ساعت معتبر است و فقط یک بار به کار می‌آید. اگر شما نخواسته‌اید، این نامه را نادیده بگیرید؛ چیزی تغییر نکرده است.</p>`,
    en: html`<p><bdi>${dear.en}</bdi>, a new password was asked for the account “<bdi>${username}</bdi>”. Set one with the link above. It is valid for one hour and works once. If you did not ask for it, please ignore this mail; nothing was changed.</p>`,
  });
  return { subject, text, html: body };
}

/** To the owner, whoever changed it. */
export function passwordChangedMail({ name, username }: PasswordChangedPayload): MailContent {
  const dear = greeting(name);
  const subject = 'پرده: گذرواژهٔ شما تغییر کرد';
  const text = `${dear.fa}،
گذرواژهٔ حساب «${username}» همین حالا تغییر کرد.
اگر کار شما نبوده است، بی‌درنگ از صفحهٔ بازیابی گذرواژهٔ تازه بگذارید.

${dear.en},
the password of the account "${username}" has just been changed.
If it was not you, set a new one from the recovery page at once.
`;
  const body = mailLayout({
    title: subject,
    fa: html`<h1 style="${HEADING}">گذرواژهٔ شما تغییر کرد</h1><p>${dear.fa}، گذرواژهٔ حساب «<bdi>${username}</bdi>» همین حالا تغییر کرد.</p>`,
    faNote: html`<p>اگر کار شما نبوده است، بی‌درنگ از صفحهٔ بازیابی گذرواژهٔ تازه بگذارید.</p>`,
    en: html`<p><bdi>${dear.en}</bdi>, the password of the account “<bdi>${username}</bdi>” has just been changed. If it was not you, set a new one from the recovery page at once.</p>`,
  });
  return { subject, text, html: body };
}
