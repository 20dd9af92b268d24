import { formatNumber } from '../format/number.ts';
import { draftOf, emptyPlan, errorsOfPlan, factsOf } from './plan-draft.ts';

const write = (value: number) => formatNumber(value, 'fa');
const nothing = emptyPlan(write);

const volume = {
  id: 6,
  planId: 3,
  name: { fa: '۲۰ گیگابایت', en: '20 GB' },
  price: 390_000,
  size: 20 * 1024 ** 3,
  active: true,
  sort: 6,
  version: 1,
};

describe('a plan draft', () => {
  it('shows volume in gigabytes and gives back the bytes', () => {
    const draft = draftOf(volume, write);
    expect(draft.size).toBe('۲۰');
    expect(factsOf(draft)).toEqual({ name: volume.name, price: 390_000, size: volume.size, sort: 6, active: true });
  });

  it('wants names, a price and a size, of the free plan only names', () => {
    expect(Object.keys(errorsOfPlan(nothing)).sort()).toEqual(['en', 'fa', 'price', 'size']);
    expect(errorsOfPlan({ ...nothing, planId: 1, fa: 'رایگان', en: 'Free' })).toEqual({});
    expect(errorsOfPlan({ ...draftOf(volume, write), size: '0', sort: '-1' })).toEqual({
      size: 'parde.plans.form.positive',
      sort: 'parde.plans.form.number',
    });
    expect(errorsOfPlan({ ...draftOf(volume, write), price: '9'.repeat(20) })).toEqual({
      price: 'parde.server.This number is too large',
    });
  });

  it('costs nothing, or as much as a bank takes at least', () => {
    const errorsAt = (price: string) => errorsOfPlan({ ...draftOf(volume, write), price });
    for (const price of ['0', '۱٬۰۰۰', '390000']) expect(errorsAt(price)).toEqual({});
    for (const price of ['1', '۹۹', '999']) expect(errorsAt(price)).toEqual({ price: 'parde.plans.form.cheap' });
  });
});
