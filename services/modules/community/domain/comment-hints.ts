import { foldText } from '#platform/kernel/text/fold-text.ts';
import { latinDigits } from '#platform/kernel/text/typed/latin-digits.ts';

/** What a moderator is to look at. It decides nothing. */
interface CommentHint {
  kind: 'link' | 'phone' | 'word';
  /** As it stands in the comment; a word as it stands in the rules. */
  text: string;
}

const MOST = 5;
/* A name, and what ends a link, are looked for from the beginning of a run alone: else a long run takes quadratic time. */
const LINK =
  /(?:https?:\/\/|www\.)[^\s<>"«»]+|(?<![\w@.])@[a-z]\w{4,}|(?<![\w@.-])(?:[a-z0-9-]+\.)+(?:com|net|org|ir|me|io|info|xyz|site|top|link|co)(?:\/[^\s<>"«»]*)?(?![\w.])/giu;
/** Ten digits and more, however they are parted. */
const PHONE = /(?<!\d)\+?\d(?:[\s().-]{0,2}\d){9,13}(?!\d)/gu;

const END_OF_SENTENCE = /(?<![.,;:!?)\]])[.,;:!?)\]]+$/;

/** @param words of the rules, folded. @returns at most five. */
export function commentHints(body: string, words: readonly string[]): CommentHint[] {
  const links = found('link', body, LINK);
  const phones = found('phone', latinDigits(body), PHONE);
  const folded = ` ${foldText(body)} `;
  const said = words.filter((word) => folded.includes(` ${word} `)).map((text) => ({ kind: 'word' as const, text }));
  return [...links, ...phones, ...said].slice(0, MOST);
}

function found(kind: CommentHint['kind'], body: string, what: RegExp): CommentHint[] {
  const texts = body.match(what) ?? [];
  return [...new Set(texts.map((text) => text.replace(END_OF_SENTENCE, '')))].map((text) => ({ kind, text }));
}
