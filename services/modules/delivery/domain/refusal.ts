import { DOWNLOAD_REFUSALS, type RefusalWords } from '#modules/downloads/contract/download-refusals.ts';
import type { TransferStart } from '#modules/downloads/contract/transfer-meter.port.ts';

/** `foreign`: a link that was not signed here, such as one of which a messenger has cut the end off. */
export type RefusalReason = Extract<TransferStart, { admitted: false }>['reason'] | 'foreign';

interface Refusal extends RefusalWords {
  retryAfterSeconds?: number;
}

/** 503 for what passes: download managers ask again after it, and hardly any does after 429. */
const REFUSALS: Record<RefusalReason, Refusal> = {
  ...DOWNLOAD_REFUSALS,
  addresses: {
    status: 403,
    page: null,
    fa: 'این لینک در نشانی‌های اینترنتی بسیاری به کار رفته است؛ لینک تازه‌ای بگیرید',
    en: 'This link is in use at too many addresses; please get a new one',
  },
  foreign: {
    status: 403,
    page: null,
    fa: 'این لینک کامل یا درست نیست؛ از صفحهٔ عنوان لینک تازه‌ای بگیرید',
    en: 'This link is incomplete or wrong; please get a new one on the page of the title',
  },
  connections: {
    status: 503,
    page: null,
    fa: 'اتصال‌های هم‌زمان شما زیاد است؛ کمی بعد دوباره امتحان کنید',
    en: 'Too many connections at once; please try again shortly',
    retryAfterSeconds: 5,
  },
};

export function refusalOf(reason: RefusalReason): Refusal {
  return REFUSALS[reason];
}
