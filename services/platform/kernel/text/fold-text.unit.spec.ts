import fc from 'fast-check';
import { foldText, joinWords } from './fold-text.ts';

const ZWNJ = '\u200c';

describe('foldText', () => {
  it.each([
    ['Persian and Arabic yeh', 'علي', 'علی'],
    ['alef maksura', 'موسى', 'موسی'],
    ['kaf', 'كتاب', 'کتاب'],
    ['teh marbuta', 'فاطمة', 'فاطمه'],
    ['heh with yeh above', 'خانۀ دوست', 'خانه دوست'],
    ['heh and a combining hamza', 'خانه\u0654 دوست', 'خانه دوست'],
    ['alef with madda', 'آژانس', 'اژانس'],
    ['alef and a combining madda', 'ا\u0653ژانس', 'اژانس'],
    ['alef with hamza above and below', 'أإ', 'اا'],
    ['waw with hamza', 'مؤمن', 'مومن'],
    ['yeh with hamza', 'رئیس', 'رییس'],
    ['hamza by itself', 'جزء', 'جز'],
    ['tatweel', 'ســـلام', 'سلام'],
    ['diacritics', 'سَلامُ', 'سلام'],
    ['presentation forms', 'ﻻﻟﻪ', 'لاله'],
    ['a half-space', `پدر${ZWNJ}خوانده`, 'پدر خوانده'],
    ['bidi controls', '\u202bسلام\u202c\u200f', 'سلام'],
    ['Persian digits', '۱۲ مرد', '12 مرد'],
    ['Arabic digits', '١٢ مرد', '12 مرد'],
    ['full-width letters', 'Ｄｕｎｅ', 'dune'],
    ['Latin diacritics', 'Amélie Poulain à Čeština', 'amelie poulain a cestina'],
    ['letters without a decomposition', 'Łódź Øresund Straße Æon', 'lodz oresund strasse aeon'],
    ['a Turkish capital', 'İstanbul ILIK ılık', 'istanbul ilik ilik'],
    ['punctuation', 'Spider-Man: No Way Home!', 'spider man no way home'],
    ['Persian punctuation', '«کجاست؟»، اینجا', 'کجاست اینجا'],
    ['a contraction', "Ocean's Eleven, Don’t Look Up", 'oceans eleven dont look up'],
    ['an elision', "L'Avventura", 'l avventura'],
    ['spaces', '  the \t  fly\n', 'the fly'],
    ['nothing to read', '?!…', ''],
  ])('folds %s', (_what, text, folded) => {
    expect(foldText(text)).toBe(folded);
  });

  it.each([
    ['Cyrillic', 'Иваново детство й'],
    ['Greek', 'κυνόδοντας'],
    ['Hindi', 'क़यामत से क़यामत तक'],
    ['Japanese', '千と千尋の神隠し がぎ'],
    ['Korean', '기생충'],
    ['Hebrew', 'ואלס עם באשיר'],
    ['Thai', 'ลุงบุญมีระลึกชาติ'],
  ])('leaves %s as it is', (_script, text) => {
    expect(foldText(text)).toBe(text.normalize('NFKC').toLowerCase());
  });

  it('is idempotent', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => foldText(foldText(text)) === foldText(text)),
      { numRuns: 3_000 },
    );
  });

  const word = fc.string({ unit: fc.constantFrom(...'abcابپتدکگیهور123é', '\u064e', '\u0640') });

  it('takes Persian, Arabic and ASCII digits for the same', () => {
    fc.assert(
      fc.property(word, fc.nat(), (text, number) => {
        const persian = String(number).replace(/\d/g, (digit) => '۰۱۲۳۴۵۶۷۸۹'[Number(digit)]!);
        const arabic = String(number).replace(/\d/g, (digit) => '٠١٢٣٤٥٦٧٨٩'[Number(digit)]!);
        const expected = foldText(`${text} ${number}`);
        return foldText(`${text} ${persian}`) === expected && foldText(`${text} ${arabic}`) === expected;
      }),
    );
  });

  it('takes Arabic letters for the Persian ones, and any case', () => {
    fc.assert(
      fc.property(word, (text) => {
        const arabic = text.replaceAll('ی', 'ي').replaceAll('ک', 'ك').replaceAll('ا', 'أ').toUpperCase();
        return foldText(arabic) === foldText(text);
      }),
    );
  });

  it('makes one text of joined words, words with a half-space and spaced words once spaces are left out', () => {
    fc.assert(
      fc.property(fc.array(word), (words) => {
        const forms = [words.join(''), words.join(ZWNJ), words.join(' ')].map((form) => joinWords(foldText(form)));
        return new Set(forms).size === 1;
      }),
    );
  });
});
