import { foldText } from '#platform/kernel/text/fold-text.ts';
import { kindApart, withoutWordsBeside } from './words-beside.ts';

describe('what stands beside a name', () => {
  it.each([
    ['فیلم پدرخوانده', 'پدرخوانده', 1],
    ['دانلود رایگان فیلم تایتانیک', 'تایتانیک', 1],
    ['دانلود فیلم جدایی نادر از سیمین با کیفیت ۱۰۸۰', 'جدایی نادر از سیمین', 1],
    ['سریال بازی تاج و تخت فصل ۲', 'بازی تاج و تخت', 2],
    ['سریال دوستان فصل اول قسمت 3', 'دوستان', 2],
    ['بریکینگ بد فصل ۲', 'بریکینگ بد', 2],
    ['breaking bad s02e03', 'breaking bad', 2],
    ['breaking bad season 2', 'breaking bad', 2],
    ['انگل زیرنویس فارسی', 'انگل', undefined],
    ['inception زیرنویس چسبیده', 'inception', undefined],
    ['تایتانیک دوبله فارسی', 'تایتانیک', undefined],
    ['inception bluray 1080p x265', 'inception', undefined],
    ['فیلم سینمایی هامون', 'هامون', 1],
    ['imdb interstellar', 'interstellar', undefined],
    ['joker 2019 full movie', 'joker 2019', 1],
    ['joker full hd', 'joker', undefined],
    ['dune 2 4k hdr', 'dune 2', undefined],
    ['کوکو دوبله گلوری', 'کوکو', undefined],
    ['danlod film titanic', 'titanic', 1],
    ['serial shahrzad', 'shahrzad', 2],
    ['فیلم‌های نولان', 'نولان', 1],
    ['فیلمهای اصغر فرهادی', 'اصغر فرهادی', 1],
    ['nolan movies', 'nolan', 1],
    ['best comedy 2010', 'comedy 2010', undefined],
    ['نقد فیلم انگل', 'انگل', 1],
    ['دانلود فیلم', '', 1],
    ['فیلم جدید نولان', 'نولان', 1],
    ['new horror movies', 'horror', 1],
    ['the films of nolan', 'nolan', 1],
    ['سریال خارجی', '', 2],
    ['tv series from the year 2012', '2012', 2],
    ['فیلم‌های سال ۲۰۱۲', '2012', 1],
    ['فیلمای نولان', 'نولان', 1],
    ['filmaye nolan', 'nolan', 1],
    ['سریالای ایرانی', 'ایرانی', 2],
    ['جدید ترین سریال‌ها', '', 2],
  ])('%s', (typed, text, postType) => {
    expect(withoutWordsBeside(foldText(typed))).toMatchObject({ text, postType });
  });

  it.each([
    ['the films of nolan', true],
    ['فیلم‌های ۲۰۱۲', true],
    ['سریال‌های سال ۲۰۱۲', true],
    ['فیلم ۲۰۱۲', false],
    ['فیلم‌های ۲۰۱۲ نولان', false],
    ['nolan films', false],
  ])('asks for all of somebody or of a year: %s is %s', (typed, isAllOf) => {
    expect(withoutWordsBeside(foldText(typed))?.isAllOf).toBe(isAllOf);
  });

  it.each([
    ['فیلم جدید', true],
    ['جدیدترین فیلم ایرانی', true],
    ['latest horror movies', true],
    ['best horror movies', false],
  ])('asks for the newest: %s is %s', (typed, isNewest) => {
    expect(withoutWordsBeside(foldText(typed))?.isNewest).toBe(isNewest);
  });

  it.each([
    ["nolan's films", 'nolan'],
    ["best christopher nolan's movies", undefined],
    ["christopher nolan's movies", 'christopher nolan'],
    ['jaws', undefined],
    ['films nolans', undefined],
  ])('may be owned: %s', (typed, owner) => {
    expect(withoutWordsBeside(foldText(typed))?.owner).toBe(owner);
  });

  it('is told word by word', () => {
    expect(withoutWordsBeside('دانلود فیلم هر 2013')?.beside).toEqual(['دانلود', 'فیلم']);
  });

  it.each(['فیلمساز', 'the filmmaker', 'فصل سکوت', 'کیفیتها', 'serialize', 'پدرخوانده ۲', ''])(
    'is nothing in %s',
    (typed) => {
      expect(withoutWordsBeside(foldText(typed))).toBeNull();
    },
  );

  it.each([
    ['سریالشهرزاد', 'سریال شهرزاد'],
    ['فیلمجوکر', 'فیلم جوکر'],
    ['فیلم جوکر', null],
    ['فیلمها', null],
    ['شهرزاد', null],
  ])('is put apart from the name that it was joined to: %s', (typed, apart) => {
    expect(kindApart(foldText(typed))).toBe(apart);
  });
});
