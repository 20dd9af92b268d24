import { fillRows } from './fill-rows.ts';

const ordered = (...series: string[]) =>
  fillRows(series.map((posts) => ({ posts: [...posts] }))).map(({ posts }) => posts.join(''));

describe('the order of the channels', () => {
  it('is their own where that fills the rows', () => {
    expect(ordered('abcd', 'e', 'f', 'g', 'hi', 'j')).toEqual(['abcd', 'e', 'f', 'g', 'hi', 'j']);
  });

  it('fills what is left of a row with the first that fits', () => {
    expect(ordered('ab', 'cdef', 'ghi', 'j', 'k')).toEqual(['ab', 'j', 'cdef', 'ghi', 'k']);
  });

  it('goes on with the next row where nothing fits', () => {
    expect(ordered('ab', 'cd', 'efg')).toEqual(['ab', 'cd', 'efg']);
    expect(ordered()).toEqual([]);
  });
});
