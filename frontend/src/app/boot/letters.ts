import { PAGE_CHANGED } from '../../lib/router/page-changed.ts';
import { whenShown } from './when-shown.ts';

/** Their file as it is built, and those that it is for on a page in either language. */
declare const LATIN_LETTERS: { file: string; family: string; weights: string; ranges: Record<'fa' | 'en', string> };
/** The value stands in the script wherever its name does: here only. */
const latinLetters = () => LATIN_LETTERS;

/**
 * The letters that a page is made of are there when it is first laid out, where they are kept from an earlier visit or come in time. For the Latin
 * ones of a few words in Persian the system's stand in till the page is shown.
 */
export function bringLetters(language: 'fa' | 'en'): void {
  if (language === 'en') {
    const face = faceOf(`url(${latinLetters().file})`, language);
    document.fonts.add(face);
    face.load().catch(() => undefined);
  } else {
    // Its face stands in the document.
    document.fonts.load(`1em "${latinLetters().family}"`, 'پ').catch(() => undefined);
    whenShown(() => void bringLater().catch(() => undefined));
  }
}

/** In one step: each change of the faces lays out all of the page anew, and that one of them has been loaded is a change. */
async function bringLater(): Promise<void> {
  const answer = await fetch(latinLetters().file);
  if (!answer.ok) return;
  const letters = await answer.arrayBuffer();
  whenCheap(() => document.fonts.add(faceOf(letters, 'fa')));
}

function faceOf(source: string | ArrayBuffer, language: 'fa' | 'en'): FontFace {
  const { family, weights: weight, ranges } = latinLetters();
  return new FontFace(family, source, { weight, unicodeRange: ranges[language], display: 'swap' });
}

/** A phone takes long to lay out a page: there it happens with the next one, which is laid out anyway. */
function whenCheap(act: () => void): void {
  if (matchMedia('(pointer: coarse)').matches) addEventListener(PAGE_CHANGED, act, { once: true });
  else act();
}
