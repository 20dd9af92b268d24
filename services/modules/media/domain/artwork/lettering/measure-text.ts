import type { Face } from './faces.ts';
import { glyphWidths } from './glyph-widths.ts';
import { pairWidths } from './pair-widths.ts';

const zeroWidthNonJoiner = '\u200c';
/** These join to the letter before them but never to the one after. */
const joinsNoNext = new Set('ءآأؤإاةدذرزژوۀى');
/** Marks above or below a letter take no room of their own; directional controls neither. */
const takesNoRoom = /\p{Mn}|\p{Cf}/u;
/** Wider than any letter of ours, so that a script the fonts lack can only be overestimated. */
const unknownWidth = 1000;

function formOf(joinsBefore: boolean, joinsAfter: boolean): number {
  if (joinsBefore) return joinsAfter ? 2 : 3;
  return joinsAfter ? 1 : 0;
}

function isLetter(character: string | undefined): boolean {
  return character !== undefined && /[\u0621-\u064a\u0671-\u06d3]/u.test(character);
}

function isMark(character: string | undefined): boolean {
  return character !== undefined && character !== zeroWidthNonJoiner && takesNoRoom.test(character);
}

/** Width in pixels at a font size of one, in either script, letters joined as the font joins them. */
export function widthOf(text: string, face: Face): number {
  // The tables of the display faces were fitted with what their pairs take.
  const ownFace = face === 'black' || face === 'medium';
  const { joining, plain } = glyphWidths[face];
  const characters = [...text].filter((character) => !isMark(character));
  let thousandths = 0;
  characters.forEach((character, i) => {
    if (character === zeroWidthNonJoiner) return;
    const forms = joining.get(character);
    if (!forms) {
      thousandths += plain.get(character) ?? unknownWidth;
      return;
    }
    const before = characters[i - 1];
    const joinsBefore = isLetter(before) && character !== 'ء' && !joinsNoNext.has(before as string);
    const joinsAfter =
      isLetter(character) && !joinsNoNext.has(character) && isLetter(characters[i + 1]) && characters[i + 1] !== 'ء';
    thousandths +=
      (forms[formOf(joinsBefore, joinsAfter)] ?? unknownWidth) +
      (ownFace ? (pairWidths.get(`${before}${character}`) ?? 0) : 0);
  });
  return thousandths / 1000;
}
