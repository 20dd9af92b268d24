import { api, call } from '../api/client.ts';
import type { Language } from './language.ts';
import type { SiteTexts } from './site-texts.ts';
import type { TextMap } from './translate.ts';

const overrides = new Map<string, TextMap>();
const loaded = new Set<string>();

/** By what a part of the site asks for a text: where parts say different things by one key, `part:key` is that of one part. */
const namesOf = (namespace: string, key: string) => [`${namespace}:${key}`, key] as const;

/** Only keys this namespace has are replaced; a sentence of the server that nobody bundled is added to `core` elsewhere. */
export function withOverrides(language: string, texts: TextMap, namespace: string): TextMap {
  const reviewed = overrides.get(language);
  if (!reviewed) return texts;
  const replaced = Object.keys(texts).flatMap((key) => {
    const [ofPart, ofAll] = namesOf(namespace, key);
    const text = reviewed[ofPart] ?? reviewed[ofAll];
    return text === undefined ? [] : [[key, text]];
  });
  return { ...texts, ...Object.fromEntries(replaced) };
}

/** What is loaded from now on is reviewed. */
export function keepOverrides(language: Language, reviewed: TextMap): void {
  overrides.set(language, reviewed);
}

/** What is there already is reviewed, too. */
export function layOverrides(i18n: SiteTexts, language: Language, reviewed: TextMap): void {
  keepOverrides(language, reviewed);
  for (const [namespace, texts] of i18n.loaded(language)) {
    const own = withOverrides(language, texts, namespace);
    i18n.lay(language, namespace, namespace === 'core' ? { ...reviewed, ...own } : own);
  }
}

/** @returns the reviewed texts of some namespaces. */
export function overridesOf(i18n: SiteTexts, language: Language, namespaces: readonly string[]): TextMap {
  const reviewed = overrides.get(language) ?? {};
  const names = i18n
    .loaded(language)
    .filter(([namespace]) => namespace === 'core' || namespaces.includes(namespace))
    .flatMap(([namespace, texts]) => Object.keys(texts).flatMap((key) => namesOf(namespace, key)));
  return Object.fromEntries(names.flatMap((name) => (reviewed[name] === undefined ? [] : [[name, reviewed[name]]])));
}

/** @returns the texts of a language that were reviewed since the site was built. */
export async function reviewedTexts(language: Language): Promise<TextMap> {
  const { translations } = await call(
    api.GET('/api/getTranslations', { params: { query: { lang: language, changed: 'true' } } }),
  );
  return Object.fromEntries(translations.filter(({ value }) => value).map(({ key, value }) => [key, value]));
}

/** Loads the reviewed texts of a language once and merges them over the bundled ones, which stay when it fails. */
export async function loadOverrides(i18n: SiteTexts, language: Language): Promise<void> {
  if (loaded.has(language)) return;
  const reviewed = await reviewedTexts(language);
  loaded.add(language);
  layOverrides(i18n, language, reviewed);
}
