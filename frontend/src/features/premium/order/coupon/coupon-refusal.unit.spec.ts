import { readFileSync } from 'node:fs';

/** The server says the same of each, so that nobody learns which codes there are: a buyer is told what it can be. */
it.each([
  ['en', ['mistyped', 'another plan', 'begun', 'ended', 'used up']],
  ['fa', ['درست نوشته نشده', 'اشتراک دیگری', 'آغاز نشده', 'به پایان رسیده', 'استفاده شده']],
])('what a refused coupon can be is told: %s', (language, reasons) => {
  const texts = JSON.parse(readFileSync(new URL(`../../locales/${language}.json`, import.meta.url), 'utf8'));
  for (const reason of reasons) expect(texts['Its an invalid coupon code']).toContain(reason);
});
