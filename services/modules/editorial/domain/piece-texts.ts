import { isTooIntricate } from '#platform/kernel/text/markdown-limits.ts';
import { lengthOf, plainText } from '#platform/kernel/text/typed/plain-text.ts';
import type { PieceText, PieceTexts } from '../contract/editorial.events.ts';
import { InvalidPiece } from './editorial-errors.ts';

const LANGUAGES = ['fa', 'en'] as const;
const PARTS = ['title', 'lead', 'body'] as const;
const MAX_LENGTH = { title: 160, lead: 400, body: 40_000 } as const;
const FILL_IN = 'Please fill this in';
const TOO_INTRICATE = 'This text has too many lines or marks, or lists too deep in each other';

/**
 * Texts as they will be stored: a language in which nothing is written is left out.
 * @throws InvalidPiece when neither language has a title, or something is too long or too intricate.
 */
export function cleanTexts(typed: PieceTexts): PieceTexts {
  const texts = { fa: cleanText(typed.fa), en: cleanText(typed.en) };
  if (!texts.fa?.title && !texts.en?.title) throw new InvalidPiece('fa.title', FILL_IN);
  for (const language of LANGUAGES) {
    const tooLong = PARTS.find((part) => lengthOf(texts[language]?.[part] ?? '') > MAX_LENGTH[part]);
    if (tooLong) throw new InvalidPiece(`${language}.${tooLong}`, 'This text is too long');
    if (isTooIntricate(texts[language]?.body ?? '')) throw new InvalidPiece(`${language}.body`, TOO_INTRICATE);
  }
  return texts;
}

function cleanText(typed: PieceText | null): PieceText | null {
  if (!typed) return null;
  const line = (text: string) => plainText(text).replaceAll('\n', ' ');
  const text = { title: line(typed.title), lead: line(typed.lead), body: plainText(typed.body) };
  return PARTS.some((part) => text[part]) ? text : null;
}

/** What goes before readers is whole: each language that is begun has a title, a lead and a body. @throws InvalidPiece */
export function requireWhole(texts: PieceTexts): void {
  for (const language of LANGUAGES) {
    const text = texts[language];
    const missing = text && PARTS.find((part) => !text[part]);
    if (missing) throw new InvalidPiece(`${language}.${missing}`, FILL_IN);
  }
}
