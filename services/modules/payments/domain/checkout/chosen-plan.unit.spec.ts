import { chosenPlan, LEAST_SALES } from './chosen-plan.ts';

const sales = (...counts: number[]) => counts.map((count, index) => ({ planId: 2, size: 30 * (index + 1), count }));

describe('the plan that most people choose', () => {
  it('is the one that was paid for most often', () => {
    expect(chosenPlan(sales(20, LEAST_SALES, 3))).toEqual({ planId: 2, size: 60, count: LEAST_SALES });
  });

  it.each([
    ['nothing was sold', []],
    ['too little was sold', [LEAST_SALES - 2, 1]],
    ['two are chosen alike', [LEAST_SALES, LEAST_SALES, 1]],
  ])('is none where %s', (_why, counts) => {
    expect(chosenPlan(sales(...counts))).toBeNull();
  });
});
