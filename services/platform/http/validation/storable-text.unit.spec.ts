import { storable } from './storable-text.ts';

describe('text a database can keep', () => {
  it.each([
    ['plain', 'plain'],
    ['a\u0000b', 'ab'],
    ['a\ud800', 'a\ufffd'],
    ['\udfff\u0000', '\ufffd'],
    ['سلام 👩‍👩‍👧', 'سلام 👩‍👩‍👧'],
    ['a\r\n\u0001', 'a\r\n\u0001'],
  ])('%j becomes %j', (text, kept) => {
    expect(storable(text)).toBe(kept);
    expect(storable({ a: [{ b: text }], c: 1, d: null })).toEqual({ a: [{ b: kept }], c: 1, d: null });
  });

  it('has no marks without end, which would take minutes to put in order', () => {
    const marks = '\u0315\u0300';
    const begun = process.cpuUsage();
    for (const between of ['', '\0']) {
      const kept = storable(`a${`${marks}${between}`.repeat(40_000)}b`).normalize('NFKC');
      expect(kept.length).toBeLessThan(40);
      expect(kept.endsWith('b')).toBe(true);
    }
    // Else half a minute.
    expect(process.cpuUsage(begun).user).toBeLessThan(2_000_000);
  });

  it('keeps the marks that letters have', () => {
    const written = 'ب\u064e\u0651 và ñ q\u0323\u0307 👍🏽 ☝️';
    expect(storable(written)).toBe(written);
  });

  it('comes through any depth', () => {
    const levels = 100_000;
    const deep = JSON.parse(`${'['.repeat(levels)}"\\u0000"${']'.repeat(levels)}`);
    let inner = storable(deep);
    while (Array.isArray(inner)) inner = inner[0];
    expect(inner).toBe('');
  });

  it('leaves what is no text alone', () => {
    expect([storable(7), storable(null), storable(undefined)]).toEqual([7, null, undefined]);
  });
});
