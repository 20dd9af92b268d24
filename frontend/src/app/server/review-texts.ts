import type { Language } from '../../lib/i18n/language.ts';
import { overrides, reviewedTexts } from '../../lib/i18n/overrides.ts';
import type { SiteTexts } from '../../lib/i18n/site-texts.ts';
import type { TextMap } from '../../lib/i18n/translate.ts';

const known = new Map<Language, string>();

/**
 * A page is drawn with the texts as the staff has them by then; one that was taken back is the built-in again.
 * @param load gives the texts of a part of the site with the overrides as they are by then.
 */
export async function reviewTexts(
  i18n: SiteTexts,
  language: Language,
  load: (language: Language, namespace: string) => Promise<TextMap>,
): Promise<void> {
  const reviewed = await reviewedTexts(language).catch(() => null);
  if (!reviewed) return;
  const now = JSON.stringify(reviewed);
  if (now === known.get(language)) return;
  known.set(language, now);
  overrides.set(language, reviewed);
  for (const [namespace] of i18n.loaded(language)) i18n.lay(language, namespace, await load(language, namespace));
}

/** @returns the overrides of some parts of the site. */
export function overridesOf(i18n: SiteTexts, language: Language, namespaces: readonly string[]): TextMap {
  const reviewed = overrides.get(language) ?? {};
  const names = i18n
    .loaded(language)
    .filter(([namespace]) => namespace === 'core' || namespaces.includes(namespace))
    .flatMap(([namespace, texts]) => Object.keys(texts).flatMap((key) => [`${namespace}:${key}`, key]));
  return Object.fromEntries(names.flatMap((name) => (reviewed[name] === undefined ? [] : [[name, reviewed[name]]])));
}
