import { n } from '../shapes.ts';
import { FACES, type Face } from './faces.ts';

const persianLetter = /[\u0600-\u06ff]/u;

export function isPersian(text: string): boolean {
  return persianLetter.test(text);
}

const control = /[\p{Cc}\u202a-\u202e\u2066-\u2069\ufeff\ufffe\uffff]/gu;

/** One space between words, no control characters, and no half of a surrogate pair: none of them may stand in XML. */
function tidy(text: string): string {
  return text.toWellFormed().replace(control, ' ').replace(/\s+/gu, ' ').trim();
}

/** Arabic letters and Latin digits made Persian; zero-width non-joiners kept where they part two letters, dropped elsewhere. */
export function normalizePersian(text: string): string {
  return tidy(text)
    .replace(/ي/gu, 'ی')
    .replace(/ك/gu, 'ک')
    .replace(/[0-9]/gu, (digit) => String.fromCharCode(0x06f0 + Number(digit)))
    .replace(/[٠-٩]/gu, (digit) => String.fromCharCode(digit.charCodeAt(0) - 0x0660 + 0x06f0))
    .replace(/\u200c+/gu, '\u200c')
    .replace(/(^|\s)\u200c|\u200c(?=\s|$)/gu, '$1');
}

export function normalizeLatin(text: string): string {
  return tidy(text);
}

function escapeXml(text: string): string {
  return text.replace(/[&<>"']/gu, (character) => `&#${character.charCodeAt(0)};`);
}

interface TextLine {
  text: string;
  x: number;
  y: number;
  size: number;
  face: Face;
  paint: string;
  anchor: 'start' | 'middle' | 'end';
  opacity?: number;
}

/**
 * resvg lays every line out left to right at heart, so a Persian line is wrapped in a right-to-left embedding:
 * without it a closing mark or a Latin word lands on the wrong side.
 */
export function textElement(line: TextLine): string {
  const text = isPersian(line.text) ? `\u202b${line.text}\u202c` : line.text;
  const { family, weight } = FACES[line.face];
  const opacity = line.opacity === undefined ? '' : ` opacity="${line.opacity}"`;
  return `<text x="${n(line.x)}" y="${n(line.y)}" font-family="${family}" font-weight="${weight}" font-size="${n(line.size)}" fill="${line.paint}" text-anchor="${line.anchor}"${opacity}>${escapeXml(text)}</text>`;
}
