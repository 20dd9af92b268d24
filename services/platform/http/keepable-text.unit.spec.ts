import { describe, expect, it } from 'vitest';
import { keepable } from './keepable-text.js';

describe('text a database can keep', () => {
  it.each([
    ['plain', 'plain'],
    ['a\u0000b', 'ab'],
    ['a\ud800', 'a\ufffd'],
    ['\udfff\u0000', '\ufffd'],
    ['سلام 👩‍👩‍👧', 'سلام 👩‍👩‍👧'],
    ['a\r\n\u0001', 'a\r\n\u0001'],
  ])('%j becomes %j', (text, kept) => {
    expect(keepable(text)).toBe(kept);
    expect(keepable({ a: [{ b: text }], c: 1, d: null })).toEqual({ a: [{ b: kept }], c: 1, d: null });
  });

  it('comes through any depth', () => {
    const levels = 100_000;
    const deep = JSON.parse(`${'['.repeat(levels)}"\\u0000"${']'.repeat(levels)}`);
    let inner = keepable(deep);
    while (Array.isArray(inner)) inner = inner[0];
    expect(inner).toBe('');
  });

  it('leaves what is no text alone', () => {
    expect([keepable(7), keepable(null), keepable(undefined)]).toEqual([7, null, undefined]);
  });
});
