import { consoleStore } from './console-store.ts';

describe('consoleStore', () => {
  beforeEach(() => localStorage.clear());

  it('keeps at sign-out what belongs to the screen, and forgets the rest', () => {
    const store = consoleStore();
    store.setItem('theme', 'dark');
    store.setItem('titles.datatable', ['rating']);
    store.setItem('titles.savedQueries', [{ label: 'Films' }]);
    store.setItem('titles.listParams', { filter: { q: 'Elly' } });
    store.setItem('coupons.selectedIds', [7]);
    store.reset();
    expect(store.getItem('theme')).toBe('dark');
    expect(store.getItem('titles.datatable')).toEqual(['rating']);
    expect(store.getItem('titles.savedQueries')).toEqual([{ label: 'Films' }]);
    expect(store.getItem('titles.listParams')).toBeUndefined();
    expect(store.getItem('coupons.selectedIds')).toBeUndefined();
  });
});
