import type { i18n as I18n } from 'i18next';
import { api, call } from '../api/client.ts';
import type { Language } from './language.ts';

type Texts = Record<string, string>;
const overrides = new Map<string, Texts>();

/**
 * Only keys this namespace has are replaced; a sentence of the server that nobody bundled is added to `core` elsewhere. Where
 * parts of the site say different things by one key, `part:key` is that of one part.
 */
export function withOverrides(language: string, texts: Texts, namespace: string): Texts {
  const reviewed = overrides.get(language);
  if (!reviewed) return texts;
  const replaced = Object.keys(texts).flatMap((key) => {
    const text = reviewed[`${namespace}:${key}`] ?? reviewed[key];
    return text === undefined ? [] : [[key, text]];
  });
  return { ...texts, ...Object.fromEntries(replaced) };
}

/** Loads the reviewed texts of a language once and merges them over the bundled ones, which stay when it fails. */
export async function loadOverrides(i18n: I18n, language: Language): Promise<void> {
  if (overrides.has(language)) return;
  const { translations } = await call(
    api.GET('/api/getTranslations', { params: { query: { lang: language, changed: 'true' } } }),
  );
  const reviewed: Texts = Object.fromEntries(
    translations.filter(({ value }) => value).map(({ key, value }) => [key, value]),
  );
  overrides.set(language, reviewed);
  if (translations.length === 0) return;
  for (const namespace of Object.keys(i18n.getDataByLanguage(language) ?? {})) {
    const texts = i18n.getResourceBundle(language, namespace) as Texts;
    const own = withOverrides(language, texts, namespace);
    const laid = namespace === 'core' ? { ...reviewed, ...own } : own;
    i18n.addResourceBundle(language, namespace, laid, false, true);
  }
}
