import { html } from '#platform/mail/html.ts';
import type { Mail } from '#platform/mail/mail.port.ts';
import { mailLayout } from '#platform/mail/mail-layout.ts';
import type { MailCodePayload } from '../application/account-jobs.ts';

type MailContent = Pick<Mail, 'subject' | 'text' | 'html'>;

/** The code, Persian first and English below. The code is in Latin digits, as it can be typed and copied. */
export function codeMail({ code }: Pick<MailCodePayload, 'code'>): MailContent {
  const subject = `پرده: کد تأیید شما ${code}`;
  const text = `به پرده خوش آمدید.
کد تأیید حساب شما: ${code}
این کد ۱۵ دقیقه معتبر است و فقط یک بار به کار می‌آید. اگر شما در پرده ثبت‌نام نکرده‌اید، این نامه را نادیده بگیرید.

Welcome to Parde.
The verification code of your account: ${code}
It is valid for 15 minutes and works once. If you did not register at Parde, please ignore this mail.
`;
  const body = mailLayout({
    title: subject,
    fa: html`<h1 style="font-size:24px;line-height:1.5;margin:16px 0;">به پرده خوش آمدید</h1><p>این کد را در صفحهٔ تأیید حساب وارد کنید:</p>`,
    code,
    faNote: html`<p>این کد ۱۵ دقیقه معتبر است و فقط یک بار به کار می‌آید. اگر شما در پرده ثبت‌نام نکرده‌اید، این نامه را نادیده بگیرید.</p>`,
    en: html`<p>Welcome to Parde. Enter the code above to verify your account. It is valid for 15 minutes and works once. If you did not register at Parde, please ignore this mail.</p>`,
  });
  return { subject, text, html: body };
}

export function alreadyRegisteredMail(): MailContent {
  const subject = 'پرده: این ایمیل از پیش حساب دارد';
  const text = `کسی، شاید خود شما، با این نشانی ایمیل در پرده ثبت‌نام کرده است؛ اما این نشانی از پیش حساب دارد و چیزی تغییر نکرده است.
اگر شما بوده‌اید، با همان حساب وارد شوید. اگر نه، کاری لازم نیست.

Somebody, perhaps you, registered at Parde with this email address. It already has an account, and nothing was changed.
If it was you, log in with that account. If not, there is nothing to do.
`;
  const body = mailLayout({
    title: subject,
    fa: html`<h1 style="font-size:24px;line-height:1.5;margin:16px 0;">این ایمیل از پیش حساب دارد</h1><p>کسی، شاید خود شما، با این نشانی ایمیل در پرده ثبت‌نام کرده است؛ اما این نشانی از پیش حساب دارد و چیزی تغییر نکرده است.</p>`,
    faNote: html`<p>اگر شما بوده‌اید، با همان حساب وارد شوید. اگر نه، کاری لازم نیست.</p>`,
    en: html`<p>Somebody, perhaps you, registered at Parde with this email address. It already has an account, and nothing was changed. If it was you, log in with that account. If not, there is nothing to do.</p>`,
  });
  return { subject, text, html: body };
}

/** Digits apart, twice, as one listens. */
export function spokenCode(code: string): string {
  const spaced = [...code].join('، ');
  return `سلام، از پرده تماس می‌گیریم. کد تأیید شما: ${spaced}. تکرار می‌کنم: ${spaced}.`;
}
