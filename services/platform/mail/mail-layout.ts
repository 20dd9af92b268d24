import { type Html, html } from './html.ts';

export interface MailParts {
  title: string;
  fa: Html;
  /** Shown big, between the Persian text and its note. */
  code?: string;
  /** A button, and the address itself below it; ours alone, never one that somebody typed. */
  link?: { href: string; label: string };
  faNote: Html;
  en: Html;
}

const PAGE = 'margin:0;padding:24px 12px;background:#0c0b10;';
const FONT = 'font-family:Vazirmatn,Tahoma,Arial,sans-serif;';
const CARD = 'max-width:480px;margin:0 auto;background:#15141b;border-radius:16px;padding:32px 24px;color:#e9e7ee;';
const CODE =
  'margin:24px 0;padding:16px 8px;border-radius:12px;background:#1f1d27;color:#f2b84b;font:bold 36px/1.2 monospace;letter-spacing:10px;text-indent:10px;text-align:center;';
const BUTTON =
  'display:block;margin:24px 0 8px;padding:14px 16px;border-radius:12px;background:#f2b84b;color:#15141b;font-weight:bold;text-align:center;text-decoration:none;';
const ADDRESS = 'font-size:12px;line-height:1.5;color:#a9a6b3;text-align:left;word-break:break-all;';
const ENGLISH =
  'margin-top:28px;padding-top:20px;border-top:1px solid #2c2a35;font-size:14px;line-height:1.6;color:#a9a6b3;';

/** One mail in both languages, Persian first; inline styles only, since mail programs drop the rest. */
export function mailLayout({ title, fa, code, link, faNote, en }: MailParts): string {
  return html`<!doctype html>
<html lang="fa" dir="rtl">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="dark light"><title>${title}</title></head>
<body style="${PAGE}">
<div dir="rtl" style="${CARD}${FONT}font-size:16px;line-height:1.9;">
<div style="color:#f2b84b;font-weight:bold;font-size:20px;">پرده</div>
${fa}
${code ? html`<div dir="ltr" style="${CODE}">${code}</div>` : ''}
${link ? html`<a href="${link.href}" style="${BUTTON}">${link.label}</a><div dir="ltr" style="${ADDRESS}">${link.href}</div>` : ''}
${faNote}
<div dir="ltr" lang="en" style="${ENGLISH}text-align:left;">${en}</div>
</div>
</body>
</html>
`.text;
}
