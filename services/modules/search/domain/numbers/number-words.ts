const ENGLISH =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty';
const ENGLISH_TENS = 'thirty forty fifty sixty seventy eighty ninety hundred';
const PERSIAN = 'صفر یک دو سه چهار پنج شش هفت هشت نه ده یازده دوازده سیزده چهارده پانزده شانزده هفده هجده نوزده بیست';
const PERSIAN_TENS = 'سی چهل پنجاه شصت هفتاد هشتاد نود صد';
const ROMAN = 'ii iii iv v vi vii viii ix x xi xii xiii xiv xv xvi xvii xviii xix xx';

function numbered(words: string, tens: string): Map<string, number> {
  const small = words.split(' ').map((word, value): [string, number] => [word, value]);
  const large = tens.split(' ').map((word, index): [string, number] => [word, 30 + index * 10]);
  return new Map([...small, ...large]);
}

const ENGLISH_VALUES = numbered(ENGLISH, ENGLISH_TENS);
const PERSIAN_VALUES = numbered(PERSIAN, PERSIAN_TENS);
const ROMAN_VALUES = new Map(ROMAN.split(' ').map((numeral, index): [string, number] => [numeral, index + 2]));
const VALUES = new Map([...ENGLISH_VALUES, ...PERSIAN_VALUES]);
const ENGLISH_WORDS = new Map([...ENGLISH_VALUES].map(([word, value]) => [value, word]));
const PERSIAN_WORDS = new Map([...PERSIAN_VALUES].map(([word, value]) => [value, word]));

/** "twenty one" and «بیست و یک» are one number. */
function joinsTens(tens: number | undefined, unit: number | undefined): boolean {
  return (
    tens !== undefined && unit !== undefined && tens >= 20 && tens < 100 && tens % 10 === 0 && unit >= 1 && unit <= 9
  );
}

/** Words of a folded name with its number words and Roman numerals as digits: "rocky ii" → "rocky 2". */
export function numbersAsDigits(folded: string): string {
  const words = folded.split(' ');
  const digits: string[] = [];
  for (let at = 0; at < words.length; at++) {
    const value = VALUES.get(words[at]!) ?? (at > 0 ? ROMAN_VALUES.get(words[at]!) : undefined);
    const unitAt = words[at + 1] === 'و' ? at + 2 : at + 1;
    const unit = VALUES.get(words[unitAt] ?? '');
    if (value === undefined) {
      digits.push(words[at]!);
    } else if (joinsTens(value, unit)) {
      digits.push(String(value + unit!));
      at = unitAt;
    } else {
      digits.push(String(value));
    }
  }
  return digits.join(' ');
}

/** Words of a folded name with its digits as number words of the name's own language: "12 angry men" → "twelve angry men". */
export function digitsAsWords(folded: string): string {
  const persian = /\p{Script=Arabic}/u.test(folded);
  const words = persian ? PERSIAN_WORDS : ENGLISH_WORDS;
  return folded
    .split(' ')
    .map((word) => {
      if (!/^\d{1,3}$/.test(word)) return word;
      const value = Number(word);
      const [tens, unit] = [words.get(value - (value % 10)), words.get(value % 10)];
      const whole = words.get(value);
      if (whole) return whole;
      return value < 100 && tens && unit ? [tens, unit].join(persian ? ' و ' : ' ') : word;
    })
    .join(' ');
}
