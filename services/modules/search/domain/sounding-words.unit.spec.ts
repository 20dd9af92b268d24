import { soundingTexts } from './sounding-words.ts';
import { WordList } from './word-list.ts';

const NAMES =
  'بچه های بچههای اسمان درباره الی تاج تخت شیش نیم رنگ خدا خانه دوست کجاست طعم گیلاس inception interstellar';
const list = new WordList(NAMES.split(' '));

/** Of the readings those that are just the name. */
function readAs(typed: string, name: string): boolean {
  const readings = soundingTexts(typed, (word, unfinished) => list.soundingLike(word, unfinished));
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
])('%s may be %s', (typed, name) => {
  expect(readAs(typed, name)).toBe(true);
});

it('is strictly what is spelt so', () => {
  const foreign = new WordList(['inception', 'dark', 'duck']);
  expect(foreign.soundingLike('اینسپشن', false, true)).toEqual(['inception']);
  expect(foreign.soundingLike('دارک', false, true)).toEqual(['dark']);
  expect(foreign.soundingLike('دوریک', false, true)).toEqual([]);
  expect(foreign.soundingLike('دوریک')).toEqual(['dark']);
});

it.each(['the godfather', 'inceptoin', 'bache آسمان', '2010', 'a b c d e f g h i j', 'الی'])(
  '%s is no other',
  (typed) => {
    expect(soundingTexts(typed, (word, unfinished) => list.soundingLike(word, unfinished))).toEqual([]);
  },
);

it('looks each word up once where several of them sound like nothing', () => {
  const asked: string[] = [];
  const words = ['asdfghjkl', 'qwertyuiop', 'zxcvbnm', 'lkjhgfds'];
  soundingTexts(words.join(' '), (word) => {
    asked.push(word);
    return [];
  });
  expect(asked).toEqual(words);
});
