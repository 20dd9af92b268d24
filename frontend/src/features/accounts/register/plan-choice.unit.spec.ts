import { readFileSync } from 'node:fs';
import { cheapestOf } from './plan-choice.ts';

const plan = (id: number, planId: number, price: number) => ({
  id,
  planId,
  price,
  size: 30,
  name: { fa: 'نام', en: 'name' },
});

describe('cheapestOf', () => {
  it('is the cheapest offer of that plan alone', () => {
    const plans = [plan(1, 1, 0), plan(2, 2, 900), plan(3, 2, 500), plan(4, 3, 100)];
    expect(cheapestOf(plans, 2)?.id).toBe(3);
    expect(cheapestOf(plans, 3)?.id).toBe(4);
  });

  it('is nothing when the plan is not for sale', () => {
    expect(cheapestOf([], 2)).toBeNull();
  });
});

it.each([
  ['en', /\bwatch/i, /older than 7 days/],
  ['fa', /تماشا/, /قدیمی‌تر از ۷ روز/],
])('the free plan promises no more than it gives, in %s', (language, watching, older) => {
  const texts = JSON.parse(readFileSync(new URL(`../locales/${language}.json`, import.meta.url), 'utf8'));
  expect(texts['plan.free.note']).not.toMatch(watching);
  expect(texts['plan.free.note']).toMatch(older);
});
