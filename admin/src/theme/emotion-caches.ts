import createCache, { type EmotionCache } from '@emotion/cache';
import rtlPlugin from '@mui/stylis-plugin-rtl';
import type { Language } from '../i18n/language.ts';

/**
 * Two caches, one for each direction: the class names differ, so switching the language mixes no style sheets. Without the
 * prefixer of the stylis package: it is newer than the stylis inside emotion and breaks it on ::placeholder, and browsers
 * of today need no prefixes.
 */
const CACHES: Record<Language, EmotionCache> = {
  fa: createCache({ key: 'rtl', stylisPlugins: [rtlPlugin] }),
  en: createCache({ key: 'ltr' }),
};

export function emotionCacheFor(language: Language): EmotionCache {
  return CACHES[language];
}
