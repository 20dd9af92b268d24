import { mayBeFilm } from './request-queries.ts';

describe('what is worth looking up', () => {
  it.each(['tt0111161', 'فف۰۱۱۱۱۶۱', 'https://www.themoviedb.org/movie/278'])('is %s', (link) =>
    expect(mayBeFilm(link)).toBe(true),
  );
  it.each(['', 'tt', 'tt01', 'The Shawshank Redemption'])('is not %j', (link) => expect(mayBeFilm(link)).toBe(false));
});
