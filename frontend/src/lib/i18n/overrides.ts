import { api, call } from '../api/client.ts';
import type { Language } from './language.ts';
import type { SiteTexts } from './site-texts.ts';
import type { TextMap } from './translate.ts';

/** By language: what is loaded from now on has them. */
export const overrides = new Map<string, TextMap>();

/**
 * Only keys this namespace has are replaced; a sentence of the server that nobody bundled is added to `core` elsewhere. Where
 * parts of the site say different things by one key, `part:key` is that of one part.
 */
export function withOverrides(language: string, texts: TextMap, namespace: string): TextMap {
  const reviewed = overrides.get(language);
  if (!reviewed) return texts;
  const replaced = Object.keys(texts).flatMap((key) => {
    const text = reviewed[`${namespace}:${key}`] ?? reviewed[key];
    return text === undefined ? [] : [[key, text]];
  });
  return { ...texts, ...Object.fromEntries(replaced) };
}

/** What is there already has them, too. */
export function layOverrides(i18n: SiteTexts, language: Language, reviewed: TextMap = {}): void {
  if (!Object.keys(reviewed)[0]) return;
  overrides.set(language, reviewed);
  for (const [namespace, texts] of i18n.loaded(language)) {
    const own = withOverrides(language, texts, namespace);
    i18n.lay(language, namespace, namespace === 'core' ? { ...reviewed, ...own } : own);
  }
}

/** @returns the texts of a language that were reviewed since the site was built. */
export async function reviewedTexts(language: Language): Promise<TextMap> {
  const { translations } = await call(
    api.GET('/api/getTranslations', { params: { query: { lang: language, changed: 'true' } } }),
  );
  return Object.fromEntries(translations.filter(({ value }) => value).map(({ key, value }) => [key, value]));
}

/** Loads the reviewed texts of a language and merges them over the bundled ones, which stay when it fails. */
export async function loadOverrides(i18n: SiteTexts, language: Language): Promise<void> {
  layOverrides(i18n, language, await reviewedTexts(language));
}
