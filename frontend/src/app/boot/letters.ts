import { PAGE_CHANGED } from '../../lib/router/page-changed.ts';
import { whenShown } from './when-shown.ts';

/** The Latin letters of a page in Persian: their file as it is built, and what is not in the Persian one. */
declare const LATIN_LETTERS: {
  file: string;
  family: string;
  weights: string;
  range: string;
  /** The family of a page in English, with its lines. */
  english: { family: string } & FontFaceDescriptors;
};
/** The value stands in the script wherever its name does: here only. */
const latinLetters = () => LATIN_LETTERS;

const SAMPLE = { fa: 'پ', en: 'p' };

/**
 * The letters that a page is made of are there when it is first laid out, where they are kept from an earlier visit or come in time: their face
 * stands in the document. For the Latin ones of a few words in Persian the system's stand in till the page is shown.
 */
export function bringLetters(language: 'fa' | 'en'): void {
  const face = document.querySelector<HTMLStyleElement>(`style[data-letters=${language}]`);
  if (face) face.media = '';
  const { family, english } = latinLetters();
  document.fonts.load(`1em "${language === 'en' ? english.family : family}"`, SAMPLE[language]).catch(() => undefined);
  if (language === 'fa') whenShown(() => void bringLater().catch(() => undefined));
}

/** In one step: each change of the faces lays out all of the page anew, and that one of them has been loaded is a change. */
async function bringLater(): Promise<void> {
  const { file, family, weights: weight, range: unicodeRange, english } = latinLetters();
  const { family: englishFamily, ...lines } = english;
  const answer = await fetch(file);
  if (!answer.ok) return;
  const letters = await answer.arrayBuffer();
  const faces = [
    new FontFace(family, letters, { weight, unicodeRange }),
    new FontFace(englishFamily, letters, { weight, ...lines }),
  ];
  whenCheap(() => faces.forEach((face) => void document.fonts.add(face)));
}

/** A phone takes long to lay out a page: there it happens with the next one, which is laid out anyway. */
function whenCheap(act: () => void): void {
  if (matchMedia('(pointer: coarse)').matches) addEventListener(PAGE_CHANGED, act, { once: true });
  else act();
}
