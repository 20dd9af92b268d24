import type { DownloadRefusal } from './open-download.command.ts';

interface RefusalAnswer {
  status: 403 | 404;
  /** The page that a browser is sent to; null where there is none to help. */
  page: string | null;
  fa: string;
  en: string;
}

/** What somebody is told who may not download a file: a page for people, both languages for a download manager's log. */
export const REFUSAL_ANSWERS: Record<DownloadRefusal, RefusalAnswer> = {
  login: {
    status: 403,
    page: '/login',
    fa: 'برای دانلود وارد حساب کاربری خود شوید',
    en: 'Please log in to download this file',
  },
  vip: {
    status: 403,
    page: '/user/profile-page?error=vip',
    fa: 'برای دانلود این فایل به اشتراک ویژه نیاز دارید',
    en: 'You need a premium plan to download this file',
  },
  bandwidth: {
    status: 403,
    page: '/user/profile-page?error=bandwidth',
    fa: 'حجم باقی‌مانده شما برای دانلود این فایل کافی نیست',
    en: 'Your volume is too low to download this file',
  },
  gone: {
    status: 404,
    page: null,
    fa: 'این فایل دیگر موجود نیست',
    en: 'This file is not on offer any more',
  },
  key: {
    status: 403,
    page: '/login',
    fa: 'این کلید دانلود معتبر نیست؛ کلید تازه‌ای از صفحه حساب خود بگیرید',
    en: 'This download key is not valid; take a new one from your account page',
  },
  addresses: {
    status: 403,
    page: null,
    fa: 'این کلید دانلود امروز از نشانی‌های زیادی به کار رفته است؛ کلید تازه‌ای بسازید',
    en: 'This download key was used from too many addresses today; make a new one',
  },
};
