import { Html, html } from '#platform/kernel/text/html.ts';
import type { StoredDelivery } from './mailbox.store.ts';

/** By the clock of Tehran, as the site shows times. */
const TIME = new Intl.DateTimeFormat('fa-IR-u-ca-persian', {
  timeZone: 'Asia/Tehran',
  month: 'long',
  day: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
});

const STYLE = `
  :root { color-scheme: dark; }
  * { box-sizing: border-box; }
  body { margin: 0; padding: 24px 16px 48px; background: #0c0b10; color: #e9e7ee; font: 16px/1.8 Vazirmatn, Tahoma, sans-serif; }
  main { max-width: 560px; margin: 0 auto; }
  h1 { font-size: 26px; margin: 0; }
  .hint { color: #a9a6b3; font-size: 14px; margin: 0; }
  .hint + .hint { margin-bottom: 24px; }
  article { background: #15141b; border-radius: 12px; padding: 20px; margin-bottom: 16px; overflow-wrap: anywhere; }
  header { display: flex; flex-wrap: wrap; justify-content: space-between; column-gap: 12px; color: #a9a6b3; font-size: 14px; }
  h2 { font-size: 16px; margin: 8px 0; }
  .code { margin: 12px 0; padding: 12px; border-radius: 12px; background: #1f1d27; color: #f2b84b; font: 700 34px/1.2 monospace; letter-spacing: 8px; text-indent: 8px; text-align: center; user-select: all; }
  details { font-size: 14px; }
  summary { cursor: pointer; padding: 10px 0; color: #a9a6b3; }
  pre { white-space: pre-wrap; font: inherit; margin: 8px 0 0; }
  pre { unicode-bidi: plaintext; }
  a { color: #f2b84b; display: inline-flex; align-items: center; min-height: 44px; }
`;

/** The code a text carries: six digits by themselves, or apart as they are read aloud. */
export function codeIn(text: string): string | null {
  const together = /(?<![\w-])\d{6}(?![\w-])/.exec(text)?.[0];
  if (together) return together;
  return /(?<!\d)\d(?:، \d){5}(?!\d)/.exec(text)?.[0].replaceAll('، ', '') ?? null;
}

export function mailboxPage(deliveries: StoredDelivery[]): string {
  return html`<!doctype html>
<html lang="fa" dir="rtl">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>صندوق آزمایشی پرده</title><link rel="icon" href="data:,"><style>${new Html(STYLE)}</style></head>
<body><main>
<h1>صندوق آزمایشی</h1>
<p class="hint">ایمیل‌ها و تماس‌ها هنگام توسعه اینجا می‌مانند.</p>
<p class="hint" lang="en" dir="ltr">Mails and calls stay here during development.</p>
${deliveries.length > 0 ? deliveries.map(article) : html`<article>هنوز چیزی نرسیده است.</article>`}
</main></body>
</html>
`.text;
}

function article({ id, channel, recipient, subject, text, html: body, deliveredAt }: StoredDelivery): Html {
  const code = codeIn(text);
  return html`<article>
<header><span dir="ltr">${channel === 'call' ? '☎' : '✉'} ${recipient}</span><time datetime="${deliveredAt.toISOString()}">${TIME.format(deliveredAt)}</time></header>
<h2>${subject}</h2>
${code ? html`<div class="code" dir="ltr">${code}</div>` : ''}
<details><summary>متن</summary><pre>${text}</pre></details>
${body ? html`<a href="/dev/mailbox/${id}">نمای ایمیل</a>` : ''}
</article>
`;
}
