import { personSlug, slugAttempt, titleSlug } from './slug.ts';

describe('slugs', () => {
  it.each([
    ['The Godfather', 1972, 'the-godfather-1972'],
    ['Amélie', 2001, 'amelie-2001'],
    ["Schindler's List", 1993, 'schindlers-list-1993'],
    ['WALL·E', 2008, 'wall-e-2008'],
    ['Fast & Furious', 2009, 'fast-and-furious-2009'],
    ['Łódź  --  Æon!', 1999, 'lodz-aeon-1999'],
    ['12 Angry Men', 1957, '12-angry-men-1957'],
  ])('%s, %d', (name, year, slug) => {
    expect(titleSlug(name, year)).toBe(slug);
  });

  it('gives names of other scripts different codes of their own', () => {
    expect(titleSlug('قیصر', 1969)).toMatch(/^title-[a-z0-9]{6}-1969$/);
    expect(personSlug('لیلا حاتمی')).not.toBe(personSlug('اصغر فرهادی'));
    for (let n = 0; n < 500; n++) expect(personSlug(`لیلا ${'ا'.repeat(n)}`)).toMatch(/^person-[a-z0-9]{6}$/);
  });

  it('names people by their words, of several scripts by the Latin ones', () => {
    expect(personSlug('Léa Seydoux')).toBe('lea-seydoux');
    expect(personSlug('لیلا (Leila) حاتمی')).toBe('leila');
  });

  it('cuts long names between words', () => {
    const slug = titleSlug('word '.repeat(100), 2000);
    expect(slug.length).toBeLessThanOrEqual(85);
    expect(slug).toMatch(/^word(-word)*-2000$/);
    expect(titleSlug('x'.repeat(300), 2000)).toHaveLength(85);
    const [forty, thirtyNine] = ['y'.repeat(40), 'x'.repeat(39)];
    expect(personSlug(`${forty} ${thirtyNine}`)).toBe(`${forty}-${thirtyNine}`);
    expect(personSlug(`${forty} ${thirtyNine} z`)).toBe(`${forty}-${thirtyNine}`);
    expect(personSlug(`${forty} ${thirtyNine}x z`)).toBe(forty);
  });

  it('numbers namesakes from the second on', () => {
    expect([1, 2, 3].map((attempt) => slugAttempt('carmen-1915', attempt))).toEqual([
      'carmen-1915',
      'carmen-1915-2',
      'carmen-1915-3',
    ]);
  });
});
