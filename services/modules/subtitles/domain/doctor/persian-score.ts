/** Letters of running Persian by how often they are read, in thousandths of all its letters. */
const FREQUENT: Record<string, number> = {
  ا: 140,
  ی: 95,
  ن: 75,
  ر: 75,
  م: 65,
  د: 80,
  ه: 65,
  و: 60,
  ت: 50,
  ب: 45,
  س: 35,
  ش: 35,
  ل: 30,
  ک: 35,
  ز: 30,
  خ: 20,
  گ: 20,
  ف: 15,
  پ: 15,
  ع: 10,
  چ: 10,
  ق: 10,
  ج: 10,
  ح: 10,
  آ: 15,
  ط: 5,
  ص: 5,
  غ: 4,
  ض: 4,
  ذ: 3,
  ظ: 2,
  ژ: 2,
  ث: 2,
  ي: 95,
  ك: 35,
  ئ: 4,
  ء: 1,
  أ: 2,
  ى: 4,
  ة: 4,
  ؤ: 1,
  إ: 3,
  '\u200c': 10,
  '،': 10,
  '؟': 10,
  '؛': 2,
};
const ARABIC = /\p{Script=Arabic}/u;
const LETTER = /\p{L}/u;
/** What a letter costs that Persian does not have, or that stands inside a word of the other script. */
const WRONG = 60;

/** How much like Persian a text reads: above 0 it is rather Persian than Latin letters that were read in the wrong charset. */
export function persianScore(text: string): number {
  let score = 0;
  let before = '';
  for (const character of text) {
    if (character > '\u007f') score += FREQUENT[character] ?? (LETTER.test(character) ? -WRONG : -10);
    // Neither language joins the two scripts in one word.
    if (joinsScripts(before, character)) score -= 2 * WRONG;
    before = character;
  }
  return score;
}

function joinsScripts(before: string, after: string): boolean {
  const isLatin = (letter: string) => (letter >= 'a' && letter <= 'z') || (letter >= 'A' && letter <= 'Z');
  return (isLatin(before) && ARABIC.test(after)) || (isLatin(after) && ARABIC.test(before));
}
