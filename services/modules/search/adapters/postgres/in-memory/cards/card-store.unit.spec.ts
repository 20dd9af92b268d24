import { Card } from '../../../../contract/card.ts';
import { CardStore } from './card-store.ts';

const CHUNK_BYTES = 1 << 20;
/** So many fill a chunk. */
const A_CHUNK = 16;
const LARGE = CHUNK_BYTES / A_CHUNK - 4;
function textIn(store: CardStore, key: number): string | undefined {
  const stored = store.get(key);
  return stored && new Card(key, stored).text;
}

const largeText = (key: number) => String.fromCodePoint(97 + (key % 26)).repeat(LARGE);

describe('a store of cards', () => {
  it('gives back the texts it was given, whatever their letters', () => {
    const store = new CardStore();
    const texts = ['{"en":"The Square"}', '{"fa":"جدایی نادر از سیمین"}', '', '🎬'];
    for (const [key, text] of texts.entries()) expect(store.set(key * 1_000, text)).toBe(true);
    expect(texts.map((_text, key) => textIn(store, key * 1_000))).toEqual(texts);
    expect([store.size, textIn(store, 1), textIn(store, 1_000_000)]).toEqual([4, undefined, undefined]);
  });

  it('gives the last text, and none that was taken out', () => {
    const store = new CardStore();
    store.set(7, 'first');
    store.set(7, 'second');
    store.set(8, 'other');
    store.delete(8);
    store.delete(8);
    expect([textIn(store, 7), textIn(store, 8), store.size]).toEqual(['second', undefined, 1]);
    store.clear();
    expect([textIn(store, 7), store.size]).toEqual([undefined, 0]);
    store.set(7, 'third');
    expect(textIn(store, 7)).toBe('third');
  });

  it('leaves what it has given as it was, whatever takes its place', () => {
    const store = new CardStore(3);
    store.set(0, 'given once');
    const given = new Card(0, store.get(0)!);
    for (let round = 0; round < 3; round++) {
      for (let key = 0; key < 2 * A_CHUNK; key++) store.set(key, largeText(key + round));
    }
    expect(given.text).toBe('given once');
    expect(textIn(store, 0)).toBe(largeText(2));
  });

  it('takes no more than it has room for', () => {
    const store = new CardStore(2);
    const kept = Array.from({ length: 3 * A_CHUNK }, (_none, key) => store.set(key, largeText(key)));
    expect(kept.filter(Boolean)).toHaveLength(2 * A_CHUNK);
    expect(store.size).toBe(2 * A_CHUNK);
    expect(textIn(store, 2 * A_CHUNK)).toBeUndefined();
    expect(store.set(0, largeText(0).repeat(A_CHUNK + 1))).toBe(false);
    expect([textIn(store, 0), textIn(store, 1)]).toEqual([undefined, largeText(1)]);
  });

  it('has room again where texts were replaced, as often as they are', () => {
    const store = new CardStore(4);
    const keys = Array.from({ length: 2 * A_CHUNK }, (_none, key) => key);
    for (let round = 0; round < 20; round++) {
      for (const key of keys) expect(store.set(key, largeText(key + round))).toBe(true);
      expect(keys.every((key) => textIn(store, key) === largeText(key + round))).toBe(true);
      expect(store.size).toBe(keys.length);
    }
  });
});
