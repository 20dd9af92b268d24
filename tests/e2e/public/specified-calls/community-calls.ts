import { card } from './answer-shapes.ts';
import type { Walker } from './walker.ts';

const CRITERIA = { starring: 9, direction: 8, screenplay: 7, music: 6, effects: 5, other: 10 };

/** What a member says, of titles and of what is missing. */
export function describeCommunityCalls(walker: Walker): void {
  it('rate, comment and like, in the words of §8', async () => {
    expect(await walker.post('user/ratePost', { rating: { post_id: walker.movie.id, ...CRITERIA } })).toMatchObject({
      status: 1,
      message: 'Your rating added successfully',
    });
    expect(await walker.post('user/ratePost', { rating: { post_id: walker.movie.id, music: 11 } })).toMatchObject({
      errors: { 'rating.music': ['A grade is a whole number from 1 to 10'] },
    });
    const comment = { post_id: walker.movie.id, body: 'Leave the gun.', parent_id: null };
    expect(await walker.post('user/comment', { comment })).toMatchObject({
      status: 1,
      message: 'Your comment will appear after being review by moderators',
    });
    expect(await walker.post('user/comment', { comment: { ...comment, body: '' } })).toMatchObject({
      errors: { 'comment.body': [expect.any(String)] },
    });
    expect(await walker.post('user/like', { entity: 'post', entity_id: walker.movie.id, type: 'up' })).toMatchObject({
      status: 1,
    });
  });

  it('wish for what is not there, and are shown what is', async () => {
    const wish = (link: string) => walker.post('user/addRequest', { type: 1, link });
    expect(await wish('')).toMatchObject({
      message: 'Insert your film-database id of movie or tv series you required',
    });
    expect(await wish('the second one')).toMatchObject({
      status: -1,
      message: 'Please insert a proper film-database id',
    });
    expect(await wish('tt0114709')).toMatchObject({ status: 1, title: null, post: null });
    expect(await wish('tt0068646')).toMatchObject({
      status: 2,
      message: 'This request exists on site',
      title: 'The Godfather',
      post: card(1),
    });
  });
}
