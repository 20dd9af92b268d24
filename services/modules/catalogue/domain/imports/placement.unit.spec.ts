import { sampleTitle } from '../../testing/sample-facts.ts';
import type { StoredFacts } from '../titles/merge-facts.ts';
import { type PlacedRecord, Placement, type WorkingTitle } from './placement.ts';

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

function stored(id: number, source: string, own: Partial<StoredFacts>): WorkingTitle {
  const identity = '1|2000|title';
  const sources = new Set([source]);
  const offers: WorkingTitle['offers'] = [];
  return { id, slug: `t-${id}`, identity, source, sources, facts: facts(own), change: null, offers, records: [] };
}

describe('placing records among titles of the site', () => {
  it('leaves a title alone whose record brings its old hash, and revises it for a new one', () => {
    const placement = new Placement();
    const title = stored(1, 'a', { age: 'R' });
    placement.know(title);
    placement.knowSource('a', '1', 'old', title);
    placement.place(record('a', '1', { age: 'PG' }, 'old'));
    expect(title).toMatchObject({ change: null, records: [], facts: { age: 'R' } });
    placement.place(record('a', '1', { age: 'PG' }, 'new'));
    expect(title).toMatchObject({ change: 'revised', facts: { age: 'PG' } });
    expect(placement.counts).toEqual({ added: 0, revised: 1, merged: 0, unchanged: 1 });
    expect(placement.titles).toEqual([title]);
  });

  it('tells no change of a record whose words say the same', () => {
    const placement = new Placement();
    const title = stored(1, 'a', { age: 'R' });
    placement.know(title);
    placement.knowSource('a', '1', 'old', title);
    placement.place(record('a', '1', { age: 'R' }, 'new'));
    expect(title.change).toBeNull();
    expect(title.records).toHaveLength(1);
  });

  it('knows the keys of one source from those of another', () => {
    const placement = new Placement();
    const title = stored(1, 'a', cast(1));
    placement.know(title);
    placement.knowSource('a', '1', 'same', title);
    placement.place(record('b', '1', cast(9), 'same'));
    placement.place(record('a', '2', cast(8), 'same'));
    expect(placement.counts).toMatchObject({ added: 2, unchanged: 0 });
  });

  it('finds among namesakes the one that somebody took part in', () => {
    const placement = new Placement();
    const namesakes = [stored(1, 'a', cast(1)), stored(2, 'a', cast(2)), stored(3, 'a', cast(3))];
    for (const title of namesakes) placement.know(title);
    placement.place(record('b', 'x', { ...cast(2), age: 'R' }));
    expect(namesakes.map(({ facts: { age } }) => age)).toEqual([null, 'R', null]);
    expect([...namesakes[1]!.sources]).toEqual(['a', 'b']);
  });

  it('does not take a film for another of the same people', () => {
    const placement = new Placement();
    placement.know(stored(1, 'a', cast(1)));
    placement.place({ ...record('b', 'x', cast(1)), identity: '1|2001|title' });
    expect(placement.counts).toMatchObject({ added: 1, merged: 0 });
  });

  it('takes name and source of who leads, and of nobody else', () => {
    const placement = new Placement();
    const title = stored(1, 'demo', cast(1));
    placement.know(title);
    placement.knowSource('tmdb', 't', 'old', title);
    placement.place({ ...record('tmdb', 't', cast(1)), identity: '1|2000|other' });
    expect(title).toMatchObject({ source: 'demo', identity: '1|2000|title' });
    placement.place(record('console', 'c', cast(1)));
    placement.knowSource('console', 'c', 'old', title);
    placement.place({ ...record('console', 'c', cast(1)), identity: '1|2000|titel' });
    expect(title).toMatchObject({ source: 'console', identity: '1|2000|titel' });
  });

  it('lets one of several sources fill gaps, but take nothing back', () => {
    const placement = new Placement();
    const title = stored(1, 'demo', { ...cast(1), age: 'R', channel: null });
    title.sources.add('tmdb');
    placement.know(title);
    placement.knowSource('demo', 'd', 'old', title);
    placement.place(record('demo', 'd', { ...cast(1), age: null, channel: 'IRIB' }));
    expect(title.facts).toMatchObject({ age: 'R', channel: 'IRIB' });
  });

  it('fills gaps of a title by another source, though nothing is known of the one it is of', () => {
    const placement = new Placement();
    const title = stored(1, 'demo', { ...cast(1), age: 'R' });
    placement.know(title);
    placement.place(record('tmdb', 't', { ...cast(1), age: null }));
    expect(title).toMatchObject({ source: 'demo', facts: { age: 'R' } });
  });

  it('keeps when a title was added, or that nobody knows', () => {
    const placement = new Placement();
    const [day, later] = ['2025-01-01T00:00:00.000Z', '2026-01-01T00:00:00.000Z'];
    const [dated, undated] = [stored(1, 'a', { ...cast(1), addedAt: day }), stored(2, 'a', cast(2))];
    for (const title of [dated, undated]) placement.know(title);
    placement.place(record('b', 'x', { ...cast(1), addedAt: later }));
    placement.place(record('b', 'y', { ...cast(2), addedAt: later }));
    expect(dated.facts.addedAt).toBe(day);
    expect('addedAt' in undated.facts).toBe(false);
  });

  it('collects the records and offers of each title, and knows the records from then on', () => {
    const placement = new Placement();
    const offer = { qualities: [12], dubbed: false, censored: false };
    placement.place({ ...record('a', '1', cast(1)), offer });
    placement.place(record('b', 'x', { ...cast(1), age: 'R' }));
    placement.place({ ...record('b', 'x', { ...cast(1), age: 'G' }, 'again'), offer });
    const [title] = placement.titles;
    expect(title).toMatchObject({ change: 'added', offers: [offer, offer] });
    expect(title?.records.map(({ hash }) => hash)).toEqual(['a1', 'bx', 'again']);
    expect(placement.counts).toEqual({ added: 1, merged: 1, revised: 1, unchanged: 0 });
  });
});
