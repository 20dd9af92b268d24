import type { Language } from '../../lib/i18n/language.ts';
import { keepOverrides, reviewedTexts } from '../../lib/i18n/overrides.ts';
import type { SiteTexts } from '../../lib/i18n/site-texts.ts';

const known = new Map<Language, string>();

/** A page is drawn with the texts as the staff has them by then; one that was taken back is the built-in again. */
export async function reviewTexts(i18n: SiteTexts, language: Language): Promise<void> {
  const reviewed = await reviewedTexts(language).catch(() => null);
  if (!reviewed) return;
  const now = JSON.stringify(reviewed);
  if (now === known.get(language)) return;
  known.set(language, now);
  keepOverrides(language, reviewed);
  i18n.forgetTexts(language);
}
