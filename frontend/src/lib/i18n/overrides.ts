import { api, call } from '../api/client.ts';
import type { Language } from './language.ts';
import type { SiteTexts } from './site-texts.ts';
import type { TextMap } from './translate.ts';

const overrides = new Map<string, TextMap>();

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

/** Loads the reviewed texts of a language once and merges them over the bundled ones, which stay when it fails. */
export async function loadOverrides(i18n: SiteTexts, language: Language): Promise<void> {
  if (overrides.has(language)) return;
  const { translations } = await call(
    api.GET('/api/getTranslations', { params: { query: { lang: language, changed: 'true' } } }),
  );
  const reviewed: TextMap = Object.fromEntries(
    translations.filter(({ value }) => value).map(({ key, value }) => [key, value]),
  );
  overrides.set(language, reviewed);
  if (translations.length === 0) return;
  for (const [namespace, texts] of i18n.loaded(language)) {
    const own = withOverrides(language, texts, namespace);
    i18n.lay(language, namespace, namespace === 'core' ? { ...reviewed, ...own } : own);
  }
}
