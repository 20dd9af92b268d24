export const LANGUAGES = ['fa', 'en'] as const;
export type Language = (typeof LANGUAGES)[number];

export function directionOf(language: Language): 'rtl' | 'ltr' {
  return language === 'fa' ? 'rtl' : 'ltr';
}

export function isLanguage(value: unknown): value is Language {
  return value === 'fa' || value === 'en';
}

const YEAR_SECONDS = 31_536_000;

/** The choice is shared with the public site: its cookie first, then its stored choice, then Persian. `public/boot.js` agrees. */
export function readLanguage(): Language {
  const cookie = /(?:^|; )lang=(fa|en)/.exec(document.cookie)?.[1];
  if (isLanguage(cookie)) return cookie;
  const stored = localStorage.getItem('parde.lang');
  return isLanguage(stored) ? stored : 'fa';
}

export function storeLanguage(language: Language): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not everywhere yet
  document.cookie = `lang=${language}; Path=/; Max-Age=${YEAR_SECONDS}; SameSite=Lax`;
  localStorage.setItem('parde.lang', language);
}

export function showLanguage(language: Language): void {
  document.documentElement.lang = language;
  document.documentElement.dir = directionOf(language);
}
