import { isFirstEntry, nameFirstEntry } from './first-entry.ts';

const keyOf = () => (history.state as { key?: string } | null)?.key;

describe('the entry that a document was opened with', () => {
  it('has a key of its own, which another document has not', () => {
    history.replaceState(null, '');
    nameFirstEntry();
    const one = keyOf() ?? '';
    expect([one.length > 4, isFirstEntry(one)]).toEqual([true, true]);
    history.pushState(null, '');
    nameFirstEntry();
    expect(keyOf()).toBeTruthy();
    expect(keyOf()).not.toBe(one);
  });

  it('keeps its key, and what else is kept of it, when the document is opened again', () => {
    history.replaceState({ key: 'a-key', idx: 2 }, '');
    nameFirstEntry();
    expect(history.state).toEqual({ key: 'a-key', idx: 2 });
    expect(isFirstEntry('a-key')).toBe(false);
  });
});
