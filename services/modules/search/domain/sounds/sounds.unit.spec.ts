import { lastBeginningAlike, persianSpelling, soundCode } from './sounds.ts';

const SPELT: [persian: string, latin: string][] = [
  ['بچه', 'bache bacheh bachche'],
  ['بچههای', 'bachehaye bachehay bachehhaye'],
  ['درباره', 'darbare darbareh darbareye darbarehye'],
  ['الی', 'eli elly ely'],
  ['جدایی', 'jodayi jodaei jodaee jodai jodayie'],
  ['قیصر', 'gheysar gheisar qeysar'],
  ['خانه', 'khane khaneh khune khooneh xaneh khaneye'],
  ['اسمان', 'aseman asemoon asemun'],
  ['خواهر', 'khahar khaahar'],
  ['عشق', 'eshgh eshq'],
  ['طعم', 'tam taam tame'],
  ['ژاله', 'zhale jaleh'],
  ['پرواز', 'parvaz parwaz parvaaz'],
  ['شیشهای', 'shishei shisheyi'],
  ['فوتبالیستها', 'futbalistha footbalistha'],
  ['مراد', 'morad'],
  ['ایران', 'iran'],
];
const PAIRS = SPELT.flatMap(([persian, latin]) => latin.split(' ').map((word): [string, string] => [word, persian]));

describe('Persian words in Latin letters', () => {
  it.each(PAIRS)('%s is %s', (latin, persian) => {
    expect(persianSpelling(latin).test(persian)).toBe(true);
    expect(soundCode(latin.replaceAll('x', 'kh')).code).toBe(soundCode(persian).code);
  });

  it.each([
    ['mard', 'مراد'],
    ['mard', 'مورد'],
    ['mard', 'مردی'],
    ['shab', 'شراب'],
    ['dar', 'دل'],
    ['bache', 'بهار'],
  ])('%s is not %s', (latin, persian) => {
    expect(persianSpelling(latin).test(persian)).toBe(false);
  });

  it('may be unfinished', () => {
    expect(persianSpelling('ase', true).test('اسمان')).toBe(true);
    const mayBegin = (word: string, typed: string) => {
      const { code } = soundCode(word);
      return soundCode(typed).code <= code && code <= lastBeginningAlike(soundCode(typed));
    };
    expect(mayBegin('اسمان', 'asem')).toBe(true);
    expect(mayBegin('اسمان', 'aset')).toBe(false);
  });
});

it.each([
  ['inception', 'اینسپشن'],
  ['interstellar', 'اینترستلار'],
  ['matrix', 'ماتریکس'],
  ['jack', 'جک'],
  ['phantom', 'فانتوم'],
])('%s and %s have the same consonants', (latin, persian) => {
  expect(soundCode(latin)).toEqual(soundCode(persian));
});
