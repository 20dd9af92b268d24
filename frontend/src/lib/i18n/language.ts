import { readCookie, writeCookie } from '../session/cookie.ts';

export type Language = 'fa' | 'en';
export type Direction = 'rtl' | 'ltr';

const YEAR = 365;

export function directionOf(language: Language): Direction {
  return language === 'fa' ? 'rtl' : 'ltr';
}

function isLanguage(value: string | null): value is Language {
  return value === 'fa' || value === 'en';
}

/** The cookie first (the server reads it too), then local storage, then Persian. `public/boot.js` follows the same order. */
export function readLanguage(): Language {
  const cookie = readCookie('lang');
  if (isLanguage(cookie)) return cookie;
  const stored = localStorage.getItem('parde.lang');
  return isLanguage(stored) ? stored : 'fa';
}

export function storeLanguage(language: Language): void {
  writeCookie('lang', language, YEAR);
  localStorage.setItem('parde.lang', language);
}

export function showLanguage(language: Language): void {
  document.documentElement.lang = language;
  document.documentElement.dir = directionOf(language);
}
