import { withoutWrongSize } from './page-size.ts';

describe('an address of a list', () => {
  it.each(['-4', '0', 'many', '2.5', '1000', ''])('that asks for pages of %p rows is opened without that', (size) => {
    expect(withoutWrongSize(`?sort=id&perPage=${size}&page=2`)).toBe('sort=id&page=2');
  });

  it.each(['', '?page=2', '?perPage=1', '?perPage=50&page=2', '?perPage=100'])('is taken as it is: %p', (search) => {
    expect(withoutWrongSize(search)).toBeNull();
  });
});
