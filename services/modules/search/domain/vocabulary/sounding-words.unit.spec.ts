import { soundingTexts } from './sounding-words.ts';
import { WordList } from './word-list.ts';

const NAMES =
  'بچه های بچههای اسمان درباره الی تاج تخت شیش نیم رنگ خدا خانه دوست کجاست طعم گیلاس inception interstellar ' +
  'the godfather game thrones toy story kung panda lion king blacklist';
const list = new WordList(NAMES.split(' '));

/** Of the readings those that are just the name. */
function readAs(typed: string, name: string): boolean {
  const readings = [...soundingTexts(typed, (word, unfinished) => list.sounding.soundingLike(word, unfinished))];
  const words = name.split(' ');
  return readings.some(
    (forms) => forms.length === words.length && words.every((word, at) => forms[at]!.includes(word)),
  );
}

it.each([
  ['bacheh haye aseman', 'بچه های اسمان'],
  ['bacheh haye asem', 'بچه های اسمان'],
  ['bachehaye asemoon', 'بچههای اسمان'],
  ['bacheha ye aseman', 'بچههای اسمان'],
  ['dar bare elly', 'درباره الی'],
  ['dar barehye eli', 'درباره الی'],
  ['darbareye elly', 'درباره الی'],
  ['tajo takht', 'تاج و تخت'],
  ['taj o takht', 'تاج و تخت'],
  ['shisho nim', 'شیش و نیم'],
  ['rang e khoda', 'رنگ خدا'],
  ['khanedoost kojast', 'خانه دوست کجاست'],
  ['ta m e gilas', 'طعم گیلاس'],
  ['taj 2', 'تاج 2'],
  ['اینسپشن', 'inception'],
  ['اینترستلار', 'interstellar'],
  ['د گادفادر', 'the godfather'],
  ['گیم اف ترونز', 'game of thrones'],
  ['تویستوری 2', 'toy story 2'],
  ['کنگفو پاندا', 'kung fu panda'],
  ['لاین کینگ', 'lion king'],
  ['بلک لیست', 'blacklist'],
  ['اینترستل', 'interstellar'],
  ['اینتر استل', 'interstellar'],
])('%s may be %s', (typed, name) => {
  expect(readAs(typed, name)).toBe(true);
});

it('is strictly what is spelt so', () => {
  const foreign = new WordList(['inception', 'dark', 'duck']);
  expect(foreign.sounding.soundingLike('اینسپشن', false, 'best')).toEqual(['inception']);
  expect(foreign.sounding.soundingLike('دارک', false, 'best')).toEqual(['dark']);
  expect(foreign.sounding.soundingLike('دوریک', false, 'best')).toEqual([]);
  expect(foreign.sounding.soundingLike('دوریک')).toEqual(['dark']);
});

it.each(['the godfather', 'inceptoin', 'bache آسمان', '2010', 'a b c d e f g h i j', 'الف'])(
  '%s is no other',
  (typed) => {
    expect([...soundingTexts(typed, (word, unfinished) => list.sounding.soundingLike(word, unfinished))]).toEqual([]);
  },
);

it('looks each word up once where several of them sound like nothing', () => {
  const asked: string[] = [];
  const words = ['asdfghjkl', 'qwertyuiop', 'zxcvbnm', 'lkjhgfds'];
  const nothing = (word: string) => {
    asked.push(word);
    return [];
  };
  expect([...soundingTexts(words.join(' '), nothing)]).toEqual([]);
  expect(asked).toEqual(words);
});
