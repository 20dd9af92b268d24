import type { FastifyRequest } from 'fastify';
import { html } from '#platform/kernel/text/html.ts';
import type { Language } from '#platform/kernel/text/language.ts';
import { languageOf } from './page-language.ts';

type Words = Record<Language, string>;
/** Where a page leads, and what the link is called; an empty path is the very address that was asked for. */
export type WayOn = Words & { path: string };

/** Whether a browser is to show the answer as a page: download managers and players read words and codes. */
export const isForPage = ({ headers }: Pick<FastifyRequest, 'headers'>) =>
  headers.accept?.includes('text/html') ?? false;

/** What a browser shows where no page of the site can say it, in its reader's language. It fetches nothing: who draws pages may be away. */
export function noticePage(request: FastifyRequest, words: Words, wayOn: WayOn): string {
  const language = languageOf(request);
  const site = language === 'fa' ? 'پرده' : 'Parde';
  return html`<!doctype html>
<html lang="${language}" dir="${language === 'fa' ? 'rtl' : 'ltr'}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex">
<title>${site}</title></head>
<body style="font:16px/1.8 Vazirmatn,Tahoma,Arial,sans-serif;max-width:30rem;margin:20vh auto 0;padding:0 1rem;text-align:center;background:#0c0b10;color:#ecebec">
<p style="margin:0;font-weight:bold;color:#f2b84b">${site}</p>
<h1 style="font-size:1.25rem;text-wrap:balance">${words[language]}</h1>
<p><a href="${wayOn.path}" style="display:inline-block;line-height:44px;padding:0 1.4rem;border-radius:999px;background:#f2b84b;color:#0c0b10;font-weight:bold;text-decoration:none">${wayOn[language]}</a></p>
</body>
</html>
`.text;
}
