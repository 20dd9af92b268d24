import { digitsAsWords, numbersAsDigits } from './number-words.ts';

const TO_HUNDRED = Array.from({ length: 101 }, (_, value) => value);

describe('numbers of a name', () => {
  it.each([
    ['of a Persian', 'گرم '],
    ['of an English', 'grams '],
  ])('%s one up to a hundred are as many words, each of which is that number again', (_, before) => {
    const words = TO_HUNDRED.map((value) => digitsAsWords(`${before}${value}`));
    expect(words.filter((word) => /\d/.test(word))).toEqual([]);
    expect(new Set(words).size).toBe(101);
    expect(words.map(numbersAsDigits)).toEqual(TO_HUNDRED.map((value) => `${before}${value}`));
  });

  it.each([
    ['24', 'twenty four'],
    ['30 40', 'thirty forty'],
    ['101', '101'],
    ['200', '200'],
    ['120', '120'],
    ['1984', '1984'],
    ['3rd 7x', '3rd 7x'],
    ['x3', 'x3'],
    ['شب 24', 'شب بیست و چهار'],
  ])('%s is in words %s', (digits, words) => {
    expect(digitsAsWords(digits)).toBe(words);
  });

  it.each([
    ['ten one', '10 1'],
    ['nineteen one', '19 1'],
    ['twenty one', '21'],
    ['ninety nine', '99'],
    ['twenty one two', '21 2'],
    ['twenty zero', '20 0'],
    ['twenty ten', '20 10'],
    ['hundred one', '100 1'],
    ['one hundred', '1 100'],
    ['twenty men one', '20 men 1'],
    ['بیست و یک گرم', '21 گرم'],
    ['بیست یک', '21'],
    ['بیست و', '20 و'],
    ['بیست و گرم', '20 و گرم'],
    ['یک و دو', '1 و 2'],
    ['زن و یک مرد', 'زن و 1 مرد'],
  ])('%s is in digits %s', (words, digits) => {
    expect(numbersAsDigits(words)).toBe(digits);
  });

  it('are Roman only after a word', () => {
    expect(['louis xiv', 'rocky ii', 'saw x', 'rocky xx'].map(numbersAsDigits)).toEqual([
      'louis 14',
      'rocky 2',
      'saw 10',
      'rocky 20',
    ]);
    expect(['x men', 'v', 'i robot', 'part i'].map(numbersAsDigits)).toEqual(['x men', 'v', 'i robot', 'part i']);
  });
});
