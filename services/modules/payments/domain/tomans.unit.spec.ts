import { tomans } from './tomans.ts';

it.each([
  [490_000, '۴۹٬۰۰۰ تومان', '49,000 tomans'],
  [490_005, '۴۹٬۰۰۰٫۵ تومان', '49,000.5 tomans'],
  [0, '۰ تومان', '0 tomans'],
])('%d rials are %s, %s', (rials, persian, english) => {
  expect([tomans(rials, 'fa'), tomans(rials, 'en')]).toEqual([persian, english]);
});
