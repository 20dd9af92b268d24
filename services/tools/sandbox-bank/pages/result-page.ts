import { html } from '#platform/kernel/text/html.ts';
import type { Callback } from '../callback-fields.ts';
import { bankPage, type Language } from './bank-page.ts';

const WORDS = {
  fa: {
    back: 'بازگشت به فروشنده',
    lost: 'پرداخت انجام شد، اما بازگشت به فروشنده گم شد.',
    closed: 'این پرداخت باز نیست.',
  },
  en: {
    back: 'Back to the shop',
    lost: 'You have paid, but the way back to the shop was lost.',
    closed: 'This payment is not open.',
  },
};

/** Sends the buyer's browser back to the merchant, by itself where scripts run. */
export function returnPage({ method, action, fields }: Callback, base: string, language: Language): string {
  const inputs = Object.entries(fields).map(
    ([name, value]) => html`<input type="hidden" name="${name}" value="${value}">`,
  );
  const body = html`<form id="return" method="${method.toLowerCase()}" action="${action}">${inputs}
<button class="pay">${WORDS[language].back}</button></form>`;
  return bankPage(language, base, body, `${base}/return.js`);
}

export function lostPage(base: string, language: Language): string {
  return bankPage(language, base, html`<p>${WORDS[language].lost}</p>`);
}

export function closedPage(base: string, language: Language): string {
  return bankPage(language, base, html`<p>${WORDS[language].closed}</p>`);
}
