/**
 * Text typed with the keyboard in the other language. The letters stand on the same keys in both Persian layouts but for
 * پ, ئ and ژ: ISIRI 9147 (Linux, macOS, "Persian (Standard)") and the older one that Windows calls "Persian".
 */

const KEYS = "qwertyuiop[]asdfghjkl;'zxcvbn,";
const LETTERS = 'ضصثقفغعهخحجچشسیبلاتنمکگظطزرذدو';
const SHIFTED: Record<string, string> = { H: 'آ', C: 'ژ', N: 'أ', V: 'ؤ' };
const ISIRI_9147: Record<string, string> = { m: 'پ', S: 'ئ', J: 'ة', M: 'ء' };
const WINDOWS: Record<string, string> = { m: 'ئ', '\\': 'پ', '`': 'پ', X: 'ي', Z: 'ة', M: 'ء' };

const COMMON = new Map([...KEYS].map((key, at): [string, string] => [key, LETTERS[at]!]));
const LAYOUTS = [ISIRI_9147, WINDOWS].map((own) => new Map([...COMMON, ...Object.entries({ ...SHIFTED, ...own })]));
const BACK = LAYOUTS.map((layout) => {
  const keys = new Map([...layout].map(([key, letter]) => [letter, key.toLowerCase()]));
  // Arabic letters, as phones and older systems write them.
  return keys.set('ي', 'd').set('ك', ';').set('ى', 'd');
});

const LATIN = /[a-z]/i;
const PERSIAN = /\p{Script=Arabic}/u;
/** و, ک, ج, چ and پ stand on these keys, and گ: what has them before a letter, or begins a word with the last, is Persian. */
const NO_LATIN_TEXT = /[,;[\]\\`](?=[a-z])|(?<![^ ])'(?=[a-z])/;

/** @returns what the same keys give in the other language, the likelier layout first; empty where the text is in both or in none. */
export function inOtherLayout(typed: string): string[] {
  const [latin, persian] = [LATIN.test(typed), PERSIAN.test(typed)];
  if (latin === persian) return [];
  const mended = (latin ? LAYOUTS : BACK).map((keys) =>
    [...typed].map((sign) => keys.get(sign) ?? keys.get(sign.toLowerCase()) ?? sign).join(''),
  );
  return [...new Set(mended)].filter((text) => text !== typed && (latin || !NO_LATIN_TEXT.test(text)));
}
