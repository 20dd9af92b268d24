import { whenShown } from './when-shown.ts';

/** Its file as it is built, and the letters that it is for on a page in either language. */
declare const LATIN_FONT: { file: string; family: string; weights: string; ranges: Record<'fa' | 'en', string> };

/**
 * A page in English is made of Latin letters. In Persian they are in a few words: these come once the page is shown, and the
 * system's letters stand in.
 */
export function bringLatinLetters(language: 'fa' | 'en'): void {
  const { file, family, weights, ranges } = LATIN_FONT;
  const descriptors = { weight: weights, unicodeRange: ranges[language], display: 'swap' } as const;
  const face = new FontFace(family, `url(${file}) format("woff2-variations")`, descriptors);
  const add = () => document.fonts.add(face);
  if (language === 'en') add();
  // Each change of the faces lays all of the page out anew: there is one, when the letters have come.
  else whenShown(() => void face.load().then(add, () => undefined));
}
