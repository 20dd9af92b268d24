import { DOWNLOAD_REFUSALS, type RefusalWords } from '../../contract/download-refusals.ts';
import type { DownloadRefusal } from './open-download.command.ts';

export const REFUSAL_ANSWERS: Record<DownloadRefusal, RefusalWords> = {
  ...DOWNLOAD_REFUSALS,
  key: {
    status: 403,
    page: '/login',
    fa: 'این کلید دانلود معتبر نیست؛ کلید تازه‌ای از صفحهٔ حساب خود بگیرید',
    en: 'This download key is not valid; get a new one from your account page',
  },
  addresses: {
    status: 403,
    page: null,
    fa: 'این کلید دانلود امروز در نشانی‌های اینترنتی بسیاری به کار رفته است؛ کلید تازه‌ای بسازید',
    en: 'This download key was used from too many addresses today; make a new one',
  },
};
