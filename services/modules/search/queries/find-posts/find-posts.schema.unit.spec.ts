import { findPostsRequest } from './find-posts.schema.ts';

describe('the years of the advanced search', () => {
  beforeEach(() => jest.useFakeTimers({ now: new Date('2026-12-31T21:00:00Z') }));
  afterEach(() => jest.useRealTimers());

  // Half past midnight in Tehran.
  it.each([
    [1929, false],
    [1930, true],
    [2027, true],
    [2028, false],
  ])('go from 1930 to the one that has begun where readers are: %i', (fromYear, taken) => {
    expect(findPostsRequest.safeParse({ fromYear }).success).toBe(taken);
  });
});

describe('the countries of the advanced search', () => {
  it('are read in any case, as the list of a country is', () => {
    expect(findPostsRequest.parse({ countries: ['IR', 'fr'] }).countries).toEqual(['ir', 'fr']);
    expect(findPostsRequest.safeParse({ countries: ['IR', 'ir'] }).success).toBe(false);
  });
});
