import { commentPlace, hasPassed, InvalidPlace, PlaceWithoutTitle } from './comment-place.ts';

const title = { postId: 1 };
const film = { minute: 42, season: null, episode: null };
const episode = { minute: 10, season: 2, episode: 3 };
const at = (position: number, season: number | null = null, number: number | null = null, watched = false) => ({
  season,
  episode: number,
  position,
  watched,
});

describe('a place of a film', () => {
  it.each([
    ['nothing was seen', film, [], false],
    ['a second before it', film, [at(42 * 60 - 1)], false],
    ['its very minute', film, [at(42 * 60)], true],
    ['the film was seen to its end once', film, [at(0, null, null, true)], true],
    ['another file of the film is further', film, [at(5), at(50 * 60)], true],
    ['an earlier episode to its end', episode, [at(0, 2, 2, true)], false],
    ['an earlier season to its end', episode, [at(0, 1, 9, true)], false],
    ['the episode before the minute', episode, [at(9 * 60, 2, 3)], false],
    ['the episode after the minute', episode, [at(11 * 60, 2, 3)], true],
    ['the next episode', episode, [at(1, 2, 4)], true],
    ['the next season', episode, [at(1, 3, 1)], true],
  ])('when %s', (_, place, seen, passed) => expect(hasPassed(place, seen)).toBe(passed));

  it('is of a title: a news post has no minutes', () => {
    expect(() => commentPlace(film, { postId: null })).toThrow(PlaceWithoutTitle);
    expect(commentPlace(null, { postId: null })).toBeNull();
  });

  it('is never half an episode', () => {
    expect(() => commentPlace({ minute: 1, season: 1, episode: null }, title)).toThrow(InvalidPlace);
    expect(commentPlace(episode, title)).toBe(episode);
    expect(commentPlace(null, title)).toBeNull();
  });
});
