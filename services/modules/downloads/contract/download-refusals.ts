/** What somebody is told who may not have a file: a page for people, both languages for a download manager's log. */
export interface RefusalWords {
  status: 403 | 404 | 503;
  /** The page that a browser is sent to; null where it is told in words, with a way on. */
  page: string | null;
  fa: string;
  en: string;
}

/** Why neither a link nor its bytes are given; pages as the site has them (specification §6, §9). */
export const DOWNLOAD_REFUSALS = {
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
    en: 'This file is no longer available',
  },
} satisfies Record<string, RefusalWords>;

/** Of what is down for a moment. */
export const TRY_AGAIN = {
  fa: 'این فایل فعلاً باز نشد؛ کمی بعد دوباره امتحان کنید',
  en: 'This file could not be opened just now; please try again shortly',
};
/** The way on where nothing but asking again helps: the same address. */
export const SAME_ADDRESS = { path: '', fa: 'تلاش دوباره', en: 'Try again' };

/** The page with the file that a browser came for, which it leads on to. */
export const pageWithFile = (page: string, fileId: number | string) =>
  `${page}${page.includes('?') ? '&' : '?'}file=${fileId}`;

/** Who fetches files has no setting for a language. */
export const inBothLanguages = ({ fa, en }: Pick<RefusalWords, 'fa' | 'en'>) => `${fa}\n${en}\n`;
