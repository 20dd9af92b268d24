import { readCookie, writeCookie } from '../session/cookie.ts';
import { siteStorage } from '../storage/storage.ts';

export type Language = 'fa' | 'en';
export type Direction = 'rtl' | 'ltr';

const YEAR = 365;

export function directionOf(language: Language): Direction {
  return language === 'fa' ? 'rtl' : 'ltr';
}

function isLanguage(value: string | null): value is Language {
  return value === 'fa' || value === 'en';
}

/**
 * The language of a page that the server has drawn, else the one in the address, the cookie, local storage, Persian.
 * `app/boot` follows the same order.
 */
export function readLanguage(): Language {
  const { dataset, lang } = document.documentElement;
  if (dataset.drawn && isLanguage(lang)) return lang;
  const named = new URLSearchParams(location.search).get('lang');
  if (isLanguage(named)) return named;
  const cookie = readCookie('lang');
  if (isLanguage(cookie)) return cookie;
  const stored = siteStorage.getItem('parde.lang');
  return isLanguage(stored) ? stored : 'fa';
}

export function storeLanguage(language: Language): void {
  writeCookie('lang', language, YEAR);
  siteStorage.setItem('parde.lang', language);
}

/** Set again, even the same makes the browser look at every element. */
export function showLanguage(language: Language): void {
  const root = document.documentElement;
  if (root.lang === language && root.dir === directionOf(language)) return;
  root.lang = language;
  root.dir = directionOf(language);
}
