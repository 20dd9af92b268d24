import { sourceOf } from './ListRoute.tsx';

describe('the lists of a country', () => {
  it.each([
    ['movies', 1],
    ['1', 1],
    ['series', 2],
    ['2', 2],
  ])('are at /country/%s/ir', (type, postType) => {
    expect(sourceOf('country', { type, country: 'ir' })).toEqual({ kind: 'country', postType, code: 'ir' });
  });

  it('are of nothing else', () => {
    for (const type of ['3', 'constructor', '']) expect(sourceOf('country', { type, country: 'ir' })).toBeNull();
  });
});
