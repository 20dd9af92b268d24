import { foldCharacter } from './fold.ts';

interface TextPart {
  text: string;
  hit: boolean;
  /** Where the part begins in the text. */
  at: number;
}

interface Folded {
  text: string;
  /** For each folded character its place in the text as written. */
  places: number[];
}

function fold(text: string): Folded {
  let folded = '';
  const places: number[] = [];
  for (let place = 0; place < text.length; place += 1) {
    const character = foldCharacter(text.charAt(place));
    folded += character;
    for (let copy = 0; copy < character.length; copy += 1) places.push(place);
  }
  return { text: folded, places };
}

/** Cuts a text into what matches a word of the query, at the beginning of a word, and what does not. */
export function matchParts(text: string, query: string): TextPart[] {
  const words = query
    .trim()
    .split(/\s+/)
    .map((word) => fold(word).text)
    .filter(Boolean);
  const folded = fold(text);
  const hits = new Array<boolean>(text.length).fill(false);
  for (const word of words) {
    for (let at = folded.text.indexOf(word); at >= 0; at = folded.text.indexOf(word, at + 1)) {
      if (at > 0 && /[\p{L}\p{N}]/u.test(folded.text.charAt(at - 1))) continue;
      const from = folded.places[at] ?? 0;
      const to = folded.places[at + word.length] ?? text.length;
      hits.fill(true, from, to);
    }
  }
  const parts: TextPart[] = [];
  for (let at = 0; at < text.length; at += 1) {
    const last = parts.at(-1);
    const hit = hits[at] ?? false;
    if (last && last.hit === hit) last.text += text.charAt(at);
    else parts.push({ text: text.charAt(at), hit, at });
  }
  return parts;
}
