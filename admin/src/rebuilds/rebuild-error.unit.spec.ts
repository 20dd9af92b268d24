import { rebuildErrorKey } from './rebuild-error.ts';

describe('why a rebuild broke off', () => {
  it.each([
    ['its workers have died', 'workers_died'],
    ['titles is being rebuilt already', 'under_way'],
    ['other sessions kept its tables in use; try again later', 'tables_in_use'],
    ['the live titles is at one batch for more than 30s; try again later', 'long_batch'],
    ['there is no read model films in the workers', 'not_in_workers'],
  ])('is said in words of the console: %s', (error, key) => {
    expect(rebuildErrorKey(error)).toBe(`parde.rebuilds.errors.${key}`);
  });

  it('stands as it was written where there are none', () => {
    expect(rebuildErrorKey('relation "title" does not exist')).toBeNull();
  });
});
