import { awardTitle } from './award-title.ts';

describe('the name of an award', () => {
  const refusal = (typed: unknown) => awardTitle.safeParse(typed).error?.issues[0]?.message;

  it('is one that is known', () => {
    expect(awardTitle.parse('Best Director')).toBe('Best Director');
  });

  it('is told with the most alike of those that are known, not with all of them', () => {
    expect(refusal('Best Directing')).toContain('no award is called “Best Directing”; the most alike is “Best ');
    expect(refusal('Director, Best')).toContain('the most alike is “Best Director”');
    expect(refusal('x'.repeat(500))!.length).toBeLessThan(200);
  });

  it('is a text', () => {
    expect(refusal(7)).toBe('must be the name of an award');
    expect(refusal(undefined)).toBe('must be the name of an award');
  });
});
