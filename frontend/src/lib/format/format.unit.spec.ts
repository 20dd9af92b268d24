import { abbreviate } from './abbreviate.ts';
import { formatBytes } from './bytes.ts';
import { formatPrice } from './money.ts';
import { formatEndYear, formatNumber, formatRating, formatYears, latinDigits, localDigits } from './number.ts';
import { ordinal } from './ordinal.ts';
import { formatSigned, withSign } from './sign.ts';
import { formatDate, formatRelative, weekdayOfToday } from './time/date.ts';
import { formatDuration } from './time/duration.ts';
import { formatLength } from './time/length.ts';

describe('bytes', () => {
  it.each([
    [0, '0 Byte'],
    [1023, '1,023 Byte'],
    [1024, '1 KB'],
    [1_048_575, '1 MB'],
    [5_242_880, '5 MB'],
    [1024 ** 5 * 3000, '3,000 PB'],
  ])('says %d as %s', (bytes, said) => {
    expect(formatBytes(bytes, 'en')).toBe(said);
  });

  it('speaks Persian', () => {
    expect(formatBytes(1_610_612_736, 'fa')).toBe('۱٫۵ گیگابایت');
    expect(formatBytes(20 * 1024 ** 3, 'fa')).toBe('۲۰ گیگابایت');
  });
});

describe('abbreviate', () => {
  it.each([
    [999, '999'],
    [1000, '1K'],
    [1250, '1.3K'],
    [999_960, '1M'],
    [2_500_000, '2.5M'],
    [7e9, '7B'],
  ])('shortens %d to %s', (value, short) => {
    expect(abbreviate(value, 'en')).toBe(short);
  });

  it('uses words in Persian', () => {
    expect(abbreviate(12_800, 'fa')).toBe('۱۲٫۸ هزار');
  });
});

describe('dates', () => {
  it('are Jalali in Persian, by the clock of Tehran', () => {
    expect(formatDate('2026-03-20T21:00:00Z', 'fa')).toBe('۱ فروردین ۱۴۰۵');
    expect(formatDate('2026-03-20T20:00:00Z', 'fa')).toBe('۲۹ اسفند ۱۴۰۴');
    expect(formatDate('2026-03-20T20:00:00Z', 'en')).toBe('20 March 2026');
  });

  it.each([
    ['fa', 'fa-IR-u-ca-persian-nu-arabext'],
    ['en', 'en-GB'],
  ] as const)(
    'are written in %s as Intl does, each day from before the clock stood still until 2062',
    (language, locale) => {
      const intl = new Intl.DateTimeFormat(locale, {
        day: 'numeric',
        month: 'long',
        year: 'numeric',
        timeZone: 'Asia/Tehran',
      });
      const DAY_MS = 86_400_000;
      for (let day = 0; day < 14_700; day++) {
        for (const hour of [-3.5, -3.5 - 1 / 3_600]) {
          const time = Date.UTC(2022, 2, 1) + day * DAY_MS + hour * 3_600_000;
          const iso = new Date(time).toISOString();
          if (formatDate(iso, language) !== intl.format(time))
            expect([iso, formatDate(iso, language)]).toEqual([iso, intl.format(time)]);
        }
      }
      expect(formatDate('2026-11-25T20:30:00Z', 'en')).toBe('26 November 2026');
    },
  );

  it('say how long ago', () => {
    const now = Date.parse('2026-01-10T12:00:00Z');
    expect(formatRelative('2026-01-09T11:00:00Z', 'en', now)).toBe('yesterday');
    expect(formatRelative('2026-01-10T09:00:00Z', 'fa', now)).toBe('۳ ساعت پیش');
  });

  it('number the week from Saturday', () => {
    expect(weekdayOfToday(new Date('2026-11-21T09:00:00Z'))).toBe(1);
    expect(weekdayOfToday(new Date('2026-11-20T09:00:00Z'))).toBe(7);
  });
});

describe('numbers', () => {
  it('show ratings with one decimal and years without a separator', () => {
    expect(formatRating(9, 'fa')).toBe('۹٫۰');
    expect(formatYears(2008, 2013, false, 'fa')).toBe('۲۰۰۸–۲۰۱۳');
    expect(formatYears(2019, 2019, false, 'en')).toBe('2019');
    expect(formatYears(2005, null, true, 'en')).toBe('2005–');
    expect(formatEndYear(2008, 2013, false, 'fa')).toBe('–۲۰۱۳');
    expect(formatEndYear(2019, 2019, false, 'en')).toBe('');
  });

  it.each([
    ['fa', 'fa-IR'],
    ['en', 'en'],
  ] as const)('are written in %s as Intl does', (language, locale) => {
    const [plain, rating] = [{}, { minimumFractionDigits: 1, maximumFractionDigits: 1 }].map(
      (options) => new Intl.NumberFormat(locale, options),
    );
    const values = [0.05, 0.0004, 0.9996, 1, 1.0005, 7.25, 8.35, 9.95, 999.9995, 1000, 12_345.678, 1e6, 123_456_789];
    for (const value of [0, ...values, ...values.map((one) => -one), 1e15, 1e-9, Number.NaN]) {
      expect([value, formatNumber(value, language)]).toEqual([value, plain?.format(value)]);
      expect([value, formatRating(value, language)]).toEqual([value, rating?.format(value)]);
      for (const maximumFractionDigits of [0, 1]) {
        const intl = new Intl.NumberFormat(locale, { maximumFractionDigits }).format(value);
        expect([value, formatNumber(value, language, { maximumFractionDigits })]).toEqual([value, intl]);
      }
    }
  });

  it('turn digits of one script into another', () => {
    expect(localDigits('S01E07', 'fa')).toBe('S۰۱E۰۷');
    expect(latinDigits('۰۹۱۲٣٤')).toBe('091234');
  });

  it('say durations', () => {
    expect(formatDuration(123, 'en')).toBe('2h 3m');
    expect(formatDuration(120, 'fa')).toBe('۲ ساعت');
    expect(formatDuration(47, 'fa')).toBe('۴۷ دقیقه');
  });
});

describe('money', () => {
  it('is said in tomans in both languages', () => {
    expect(formatPrice(490_000, 'fa')).toBe('۴۹٬۰۰۰ تومان');
    expect(formatPrice(490_000, 'en')).toBe('49,000 tomans');
  });

  it('never loses a rial', () => {
    expect(formatPrice(490_005, 'fa')).toBe('۴۹٬۰۰۰٫۵ تومان');
    expect(formatPrice(490_001, 'en')).toBe('49,000.1 tomans');
  });
});

describe('signs', () => {
  const MARK = '\u200e';

  it('stand before their number, in a line of Persian by a mark of direction', () => {
    expect(formatSigned(0.3, 'fa')).toBe(`${MARK}+۰٫۳`);
    expect(formatSigned(-0.3, 'fa')).toBe(`${MARK}−۰٫۳`);
    expect(formatSigned(0, 'fa')).toBe('۰');
    expect(formatSigned(0.3, 'en')).toBe('+0.3');
  });

  it('stand before amounts with a unit', () => {
    expect(withSign('۴۹٬۰۰۰ تومان', -1, 'fa')).toBe(`${MARK}−۴۹٬۰۰۰ تومان`);
    expect(withSign('30 days', 1, 'en')).toBe('+30 days');
    expect(withSign('30 days', -1, 'en')).toBe('−30 days');
  });
});

describe('ordinal', () => {
  it.each([
    [1, 'اول', 'first'],
    [10, 'دهم', 'tenth'],
    [21, 'بیست‌ویکم', 'twenty-first'],
    [30, 'سی‌ام', 'thirtieth'],
    [55, 'پنجاه‌وپنجم', 'fifty-fifth'],
    [56, '۵۶', '56'],
  ])('knows the word of %d', (value, fa, en) => {
    expect(ordinal(value, 'fa')).toBe(fa);
    expect(ordinal(value, 'en')).toBe(en);
  });
});

describe('length of a file', () => {
  it.each([
    [75.4, '1:15', '۱:۱۵'],
    [9, '0:09', '۰:۰۹'],
    [600, '10m', '۱۰ دقیقه'],
    [6_840, '1h 54m', '۱ ساعت و ۵۴ دقیقه'],
  ])('says %d seconds', (seconds, english, persian) => {
    expect(formatLength(seconds, 'en')).toBe(english);
    expect(formatLength(seconds, 'fa')).toBe(persian);
  });
});
