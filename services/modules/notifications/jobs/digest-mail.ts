import { greeting } from '#platform/mail/greeting.ts';
import { type Html, html } from '#platform/mail/html.ts';
import { mailLayout } from '#platform/mail/mail-layout.ts';
import type { Words } from '../domain/words.ts';

export interface DigestLine {
  text: Words;
}

/** @param site where it is, without a slash at the end. @param more how many are not in the mail. */
export function digestMail(name: string | null, lines: readonly DigestLine[], more: number, site: string) {
  const dear = greeting(name);
  const subject = 'پرده: تازه‌های شما';
  const link = { href: `${site}/user/notifications`, label: 'همهٔ اعلان‌ها' };
  const settings = `${site}/user/notifications?tab=settings`;
  const rest = more > 0 ? { fa: `و ${more.toLocaleString('fa-IR')} اعلان دیگر`, en: `and ${more} more` } : null;
  const listed = (language: 'fa' | 'en') => [
    ...lines.map(({ text }) => text[language]),
    ...(rest ? [rest[language]] : []),
  ];
  const text = `${dear.fa}، از آخرین بار این‌ها رسیده است:
${listed('fa')
  .map((line) => `• ${line}`)
  .join('\n')}

${dear.en}, since the last time:
${listed('en')
  .map((line) => `• ${line}`)
  .join('\n')}

${link.href}
${settings}
`;
  const body = mailLayout({
    title: subject,
    fa: html`<h1 style="font-size:24px;line-height:1.5;margin:16px 0;">تازه‌های شما</h1><p>${dear.fa}، از آخرین بار این‌ها رسیده است:</p>${list(listed('fa'))}`,
    link,
    faNote: html`<p>چه چیزهایی برایتان ایمیل شود یا هیچ ایمیلی نیاید: <a href="${settings}" style="color:#f2b84b;">تنظیم اعلان‌ها</a></p>`,
    en: html`<p><bdi>${dear.en}</bdi>, since the last time:</p>${list(listed('en'))}<p>Choose what is mailed, or nothing at all: <a href="${settings}" style="color:#f2b84b;">notification settings</a></p>`,
  });
  return { subject, text, html: body };
}

function list(lines: readonly string[]): Html {
  return html`<ul style="margin:12px 0;padding-inline-start:20px;">${lines.map((line) => html`<li><bdi>${line}</bdi></li>`)}</ul>`;
}
