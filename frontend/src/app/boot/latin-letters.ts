import { whenShown } from './when-shown.ts';

/** Its file as it is built, and the letters that it is for on a page in either language. */
declare const LATIN_FONT: { file: string; family: string; weights: string; ranges: Record<'fa' | 'en', string> };

/**
 * A page in English is made of Latin letters. In Persian they are in a few words: these come once the page is shown, and the
 * system's letters stand in.
 */
export function bringLatinLetters(language: 'fa' | 'en'): void {
  const { file, family, weights, ranges } = LATIN_FONT;
  const bring = (): void => {
    const descriptors = { weight: weights, unicodeRange: ranges[language], display: 'swap' } as const;
    document.fonts.add(new FontFace(family, `url(${file}) format("woff2-variations")`, descriptors));
  };
  if (language === 'en') bring();
  else whenShown(bring);
}
