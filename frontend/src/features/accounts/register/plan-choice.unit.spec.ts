import { readFileSync } from 'node:fs';
import { cheapestOf, choiceAmong, FREE } from './plan-choice.ts';

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

describe('a choice made before a reload', () => {
  const chosen = { planId: 2, offer: plan(2, 2, 900) };

  it('costs what it costs now', () => {
    expect(choiceAmong([plan(2, 2, 1_000), plan(3, 2, 500)], chosen)).toEqual({ planId: 2, offer: plan(2, 2, 1_000) });
  });

  it('is the cheapest of its plan where it is sold no longer, and free where none is', () => {
    expect(choiceAmong([plan(3, 2, 500), plan(4, 3, 100)], chosen)).toEqual({ planId: 2, offer: plan(3, 2, 500) });
    expect(choiceAmong([plan(4, 3, 100)], chosen)).toEqual(FREE);
    expect(choiceAmong([plan(4, 3, 100)], FREE)).toEqual(FREE);
  });
});

it.each([
  ['en', /\bwatch/i, /older than \{\{count, number\}\} days/],
  ['fa', /تماشا/, /قدیمی‌تر از \{\{count, number\}\} روز/],
])('the free plan promises no more than it gives, in %s', (language, watching, older) => {
  const texts = JSON.parse(readFileSync(new URL(`../locales/${language}.json`, import.meta.url), 'utf8'));
  for (const form of ['', '_one', '_other', '.all']) expect(texts[`plan.free.note${form}`]).not.toMatch(watching);
  expect(texts['plan.free.note_other']).toMatch(older);
});
