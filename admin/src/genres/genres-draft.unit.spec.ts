import { draftOf, errorsOf, factsOf, rowOf, wrongIn } from './genres-draft.ts';

describe('the draft of the genres', () => {
  it('suggests an address, and asks for the Persian name', () => {
    const row = rowOf(' True crime ', 'new 1');
    expect(row).toMatchObject({ slug: 'true-crime', en: 'True crime', saved: false, posts_count: 0 });
    expect(Object.keys(wrongIn(row))).toEqual(['fa']);
    expect(errorsOf({ own_order: false, genres: [row] })).toHaveProperty('genres');
    expect(errorsOf({ own_order: false, genres: [{ ...row, fa: 'جنایت واقعی' }] })).toEqual({});
  });

  it('gives back what it was opened with, and takes words between commas of either script', () => {
    const genre = { slug: 'war', name: { fa: 'جنگی', en: 'War' }, words: ['war films', 'battle'], hidden: true };
    const opened = { version: 1, own_order: true, genres: [{ ...genre, posts_count: 2 }], merged: [] };
    const draft = draftOf(opened);
    expect(factsOf(draft)).toEqual({ own_order: true, genres: [genre] });
    const typed = draft.genres.map((row) => ({ ...row, words: 'war films، battle,, ' }));
    expect(factsOf({ ...draft, genres: typed }).genres[0]?.words).toEqual(['war films', 'battle']);
  });
});
