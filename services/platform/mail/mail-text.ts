import { Html, html } from '#platform/kernel/text/html.ts';
import type { Language } from '#platform/kernel/text/language.ts';
import type { Mail } from './mail.port.ts';

/** A mail in one language. Its words stand once; the text and the HTML are both made of them. */
export interface MailText {
  /** Without the name of the site, which comes before it. */
  subject: string;
  heading: string;
  /** Before the code or the link; what others have typed goes in by `apart`. */
  paragraphs: string[];
  /** Shown big. */
  code?: string;
  /** A button, and the address itself below it; ours alone, never one that somebody typed. */
  link?: { href: string; label: string };
  /** After the code or the link. */
  notes?: string[];
}

export type MailContent = Pick<Mail, 'subject' | 'text' | 'html'>;

const SITE: Record<Language, string> = { fa: 'پرده', en: 'Parde' };
const DIRECTION = { fa: 'rtl', en: 'ltr' } as const;
const START = { fa: 'right', en: 'left' } as const;
const LINE_HEIGHT: Record<Language, string> = { fa: '1.9', en: '1.6' };

const PAGE = 'margin:0;padding:24px 12px;background:#0c0b10;';
const CARD =
  'max-width:480px;margin:0 auto;background:#15141b;border-radius:16px;padding:32px 24px;color:#e9e7ee;font-family:Vazirmatn,Tahoma,Arial,sans-serif;font-size:16px;overflow-wrap:anywhere;';
const HEADING = 'font-size:24px;line-height:1.5;margin:16px 0;';
const CODE =
  'margin:24px 0;padding:16px 8px;border-radius:12px;background:#1f1d27;color:#f2b84b;font:bold 32px/1.2 monospace;letter-spacing:8px;text-indent:8px;text-align:center;';
const BUTTON =
  'display:block;margin:24px 0 8px;padding:14px 16px;border-radius:12px;background:#f2b84b;color:#15141b;font-weight:bold;text-align:center;text-decoration:none;';
const ADDRESS = 'font-size:12px;line-height:1.5;color:#a9a6b3;text-align:left;word-break:break-all;';
const NOTE = 'color:#bcb9c6;font-size:14px;';

const [OPEN, CLOSE] = ['\u2068', '\u2069'];

/** Sets a name or a number apart from the direction of the words around it. */
export function apart(text: string): string {
  return `${OPEN}${text}${CLOSE}`;
}

/** Inline styles only, since mail programs drop the rest. */
export function mailContent(language: Language, mail: MailText): MailContent {
  const subject = `${SITE[language]}: ${mail.subject}`;
  return { subject, text: plainText(mail), html: page(language, subject, mail) };
}

function plainText({ paragraphs, code, link, notes = [] }: MailText): string {
  const lines = [...paragraphs, code, link?.href, ...notes].filter((line) => line !== undefined);
  return `${lines.map((line) => line.replaceAll(OPEN, '').replaceAll(CLOSE, '')).join('\n\n')}\n`;
}

function page(language: Language, title: string, { heading, paragraphs, code, link, notes = [] }: MailText): string {
  const direction = DIRECTION[language];
  const card = `${CARD}direction:${direction};text-align:${START[language]};line-height:${LINE_HEIGHT[language]};`;
  return html`<!doctype html>
<html lang="${language}" dir="${direction}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="dark light"><title>${title}</title></head>
<body style="${PAGE}">
<div lang="${language}" dir="${direction}" style="${card}">
<div style="color:#f2b84b;font-weight:bold;font-size:20px;">${SITE[language]}</div>
<h1 style="${HEADING}">${isolated(heading)}</h1>
${paragraphs.map((text) => html`<p>${isolated(text)}</p>`)}
${code && html`<div dir="ltr" style="${CODE}">${code}</div>`}
${link && html`<a href="${link.href}" style="${BUTTON}">${link.label}</a><div dir="ltr" style="${ADDRESS}">${link.href}</div>`}
${notes.map((text) => html`<p style="${NOTE}">${isolated(text)}</p>`)}
</div>
</body>
</html>
`.text;
}

function isolated(text: string): Html {
  return new Html(html`${text}`.text.replaceAll(OPEN, '<bdi>').replaceAll(CLOSE, '</bdi>'));
}
