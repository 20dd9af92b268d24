import { filmAddress, filmId, filmIdOf } from './film-id.ts';

describe('a film-database id', () => {
  it.each([
    ['tt0111161', 'tt0111161'],
    ['  TT0111161 ', 'tt0111161'],
    ['tt۰۱۱۱۱۶۱', 'tt0111161'],
    ['tt٠١١١١٦١', 'tt0111161'],
    ['فف۰۱۱۱۱۶۱', 'tt0111161'],
    ['\u200ftt0111161\u200e', 'tt0111161'],
    ['tt00111161', 'tt0111161'],
    ['tt10872600', 'tt10872600'],
    ['https://www.imdb.com/title/tt0111161/', 'tt0111161'],
    ['http://m.imdb.com/title/tt0111161?ref_=fn_al_tt_1', 'tt0111161'],
    ['imdb.com/title/tt0111161/reviews#top', 'tt0111161'],
    ['https://www.imdb.com/fa/title/tt0111161/', 'tt0111161'],
    ['https://www.imdb.com/title/tt۰۱۱۱۱۶۱/', 'tt0111161'],
    ['https://www.themoviedb.org/movie/278-the-shawshank-redemption', 'tmdb-movie-278'],
    ['themoviedb.org/tv/1396?language=fa', 'tmdb-tv-1396'],
    ['https://www.themoviedb.org/tv/۱۳۹۶-breaking-bad/season/2', 'tmdb-tv-1396'],
  ])('is read out of %j', (typed, id) => {
    expect(filmIdOf(typed)).toBe(id);
    expect(filmId.safeParse(id).success).toBe(true);
    expect(filmIdOf(filmAddress(id))).toBe(id);
  });

  it.each([
    '',
    '   ',
    'tt',
    'tt111161',
    'tt0000000',
    'tt12345678901',
    '0111161',
    'nm0000151',
    'Leila 1997',
    'https://www.imdb.com/name/nm0000151/',
    'https://imdb.com.evil.example/title/tt0111161/',
    'https://evil.example/title/tt0111161/',
    'https://user@imdb.com/title/tt0111161/',
    'https://www.imdb.com:444/title/tt0111161/',
    'https://www.themoviedb.org/person/500',
    'https://www.themoviedb.org/movie/0',
    'javascript:alert(1)//tt0111161',
    '\u0000\ud800',
  ])('is not in %j', (typed) => expect(filmIdOf(typed)).toBeNull());
});
