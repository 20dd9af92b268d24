import { sampleTitle } from '../testing/sample-facts.ts';
import type { StoredFacts } from './merge-facts.ts';
import { type PlacedRecord, Placement } from './placement.ts';

function facts(changes: Partial<StoredFacts> = {}): StoredFacts {
  const { titleId: _id, slug: _slug, ...stored } = sampleTitle(1, changes);
  return stored;
}

function record(
  source: string,
  sourceKey: string,
  own: Partial<StoredFacts> = {},
  hash = `${source}${sourceKey}`,
): PlacedRecord {
  return { source, sourceKey, hash, identity: '1|2000|title', facts: facts(own), offer: null };
}

const cast = (...ids: number[]) => ({ cast: ids.map((personId) => ({ personId, role: null })) });

describe('placing the records of a batch', () => {
  it('adds what it does not know', () => {
    const placement = new Placement();
    placement.place(record('a', '1'));
    expect(placement.counts).toMatchObject({ added: 1, merged: 0 });
    expect(placement.titles[0]).toMatchObject({ id: null, change: 'added', source: 'a' });
  });

  it('merges two sources that share name, year and a player, the first filling the gaps of none', () => {
    const placement = new Placement();
    placement.place(record('a', '1', { ...cast(1, 2), age: null, genres: ['drama'] }));
    placement.place(record('b', 'x', { ...cast(2, 3), age: 'R', genres: ['crime', 'drama'] }));
    expect(placement.counts).toMatchObject({ added: 1, merged: 1 });
    expect(placement.titles).toHaveLength(1);
    expect(placement.titles[0]?.facts).toMatchObject({ ...cast(1, 2), age: 'R', genres: ['drama', 'crime'] });
  });

  it('keeps namesakes of one year apart when nobody took part in both, or when one source lists both', () => {
    const placement = new Placement();
    placement.place(record('a', '1', cast(1)));
    placement.place(record('b', 'x', cast(9)));
    placement.place(record('a', '2', cast(1)));
    expect(placement.counts).toMatchObject({ added: 3, merged: 0 });
  });

  it('does nothing for a record that says what it said', () => {
    const placement = new Placement();
    placement.place(record('a', '1', {}, 'same'));
    placement.place(record('a', '1', {}, 'same'));
    expect(placement.counts).toEqual({ added: 1, merged: 0, revised: 0, unchanged: 1 });
  });

  it('takes everything a lone source says anew, also that it takes something back', () => {
    const placement = new Placement();
    placement.place(record('a', '1', { age: 'R', addedAt: '2025-01-01T00:00:00.000Z' }, 'old'));
    placement.place(record('a', '1', { age: null, runtimeMinutes: 99, addedAt: '2026-01-01T00:00:00.000Z' }, 'new'));
    expect(placement.titles[0]?.facts).toMatchObject({
      age: null,
      runtimeMinutes: 99,
      addedAt: '2025-01-01T00:00:00.000Z',
    });
  });

  it('lets the editors of the demo go before an import that came first', () => {
    const placement = new Placement();
    placement.place(record('wikipedia', '1', { ...cast(1), runtimeMinutes: 90, age: 'G' }));
    placement.place(record('demo', '1', { ...cast(1), runtimeMinutes: 100, age: null }));
    expect(placement.titles[0]).toMatchObject({ source: 'demo', facts: { runtimeMinutes: 100, age: 'G' } });
  });
});
