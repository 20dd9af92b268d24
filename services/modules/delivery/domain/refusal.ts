import type { TransferStart } from '#modules/downloads/contract/transfer-meter.port.ts';

export type RefusalReason = Extract<TransferStart, { admitted: false }>['reason'];

export interface Refusal {
  status: 403 | 404 | 503;
  /** In both languages: who fetches files has no setting for one. */
  text: string;
  /** The page that says more, for who asks with a browser. */
  page: string | null;
  retryAfterSeconds?: number;
}

/** As the site's pages have it (specification §6, §9). */
const PROFILE = '/user/profile-page';

/** 503 for what passes: download managers ask again after it, and hardly any does after 429. */
const REFUSALS: Record<RefusalReason, Refusal> = {
  login: {
    status: 403,
    text: 'برای دانلود وارد حساب خود شوید.\nPlease log in to download.\n',
    page: '/login',
  },
  vip: {
    status: 403,
    text: 'برای این فایل اشتراک لازم است.\nThis file needs a subscription.\n',
    page: `${PROFILE}?error=vip`,
  },
  bandwidth: {
    status: 403,
    text: 'حجم باقی‌مانده شما برای دانلود این فایل کافی نیست\nYour remaining volume is not enough for this file.\n',
    page: `${PROFILE}?error=bandwidth`,
  },
  addresses: {
    status: 403,
    text: 'این پیوند در نشانی‌های اینترنتی بسیاری به کار رفته است؛ پیوند تازه‌ای بگیرید.\nThis link is in use at too many addresses; please get a new one.\n',
    page: null,
  },
  gone: {
    status: 404,
    text: 'این فایل دیگر در دسترس نیست.\nThis file is not available any more.\n',
    page: null,
  },
  connections: {
    status: 503,
    text: 'اتصال‌های هم‌زمان شما زیاد است؛ کمی بعد دوباره تلاش کنید.\nToo many connections at once; please try again shortly.\n',
    page: null,
    retryAfterSeconds: 5,
  },
};

export function refusalOf(reason: RefusalReason): Refusal {
  return REFUSALS[reason];
}
