import { isReservedName, isVisible, mixesAlphabets, tidyName, turnsDirection } from './display-name.ts';

describe('a name as it is kept', () => {
  it.each([
    ['  Sara   Ahmadi ', 'Sara Ahmadi'],
    ['two\r\nlines\u2028here', 'two lines here'],
    ['فاطمه\u200cزهرا', 'فاطمه\u200cزهرا'],
    ['می\u200c\u200c\u200cروم', 'می\u200cروم'],
    ['\u200cسارا \u200c', 'سارا'],
    ['\u200fسارا\u200e', 'سارا'],
    ['Sa\u200bra\u00ad\ufeff\u2060', 'Sara'],
    ['Sa\u0007ra', 'Sara'],
    ['👩\u200d🚀 Sara ❤\ufe0f', '👩\u200d🚀 Sara ❤\ufe0f'],
    ['e\u0301', 'é'],
    [`Z${'\u0335\u200b\u0336'.repeat(20)}o`, 'Z\u0335\u0336\u0335\u0336o'],
  ])('is one line without what nobody sees: %j', (typed, kept) => expect(tidyName(typed)).toBe(kept));

  it.each([
    '\u200b\u200b\u200b',
    '\u200c\u200c',
    '\u200d \u200d',
    '\u2060\ufeff',
    '\u3164\u3164',
    '\u115f\u1160',
    '\u2800\u2800',
    '\u200e\u200f',
    '\u{e0041}\u{e0042}',
    '\ufe0f\ufe0f',
    '\u0301\u0301',
    'a\u200b',
  ])('is no name where too little can be seen: %j', (typed) => expect(isVisible(tidyName(typed))).toBe(false));

  it.each(['لی', 'Al', '李四', '😀😀', 'A1', '<b>'])('is one where it can: %j', (typed) =>
    expect(isVisible(tidyName(typed))).toBe(true),
  );

  it.each(['\u202enimda', 'Sara\u2066x\u2069', '\u202aSara\u202c'])(
    'is known to turn the direction of writing: %j',
    (typed) => expect(turnsDirection(tidyName(typed))).toBe(true),
  );
});

describe('alphabets', () => {
  it.each(['\u0410dmin', 'Admin \u041fard\u0435', 'suppοrt'])('are not mixed in one word: %j', (name) =>
    expect(mixesAlphabets(name)).toBe(true),
  );
  it.each(['Анна Karenina', 'سارا Ahmadi', 'Σωκράτης', 'ＡＢ'])('may stand side by side: %j', (name) =>
    expect(mixesAlphabets(name)).toBe(false),
  );
});

describe('names of the house', () => {
  it.each([
    'Admin',
    'ADMIN',
    ' admin ',
    'a d m i n',
    'Ａｄｍｉｎ',
    'Moderator',
    'Parde Support',
    'The Parde Team',
    'پرده',
    'پـرده',
    'پشتیبانی پرده',
    'مدير سايت',
    'تیم پرده',
    'ادمین',
  ])('are kept: %j', (name) => expect(isReservedName(name)).toBe(true));
  it.each(['Sara', 'علی مدیر', 'پرده‌نشین', 'Admina', 'Team Rocket', 'سایت', 'Parde Fan', ''])(
    'are not these: %j',
    (name) => expect(isReservedName(name)).toBe(false),
  );
});
