import { eventually } from '#platform/testing/eventually.ts';
import { post } from '../../../support/api-client.ts';
import { card, person } from './answer-shapes.ts';
import type { Walker } from './walker.ts';

/** What a member follows and keeps. */
export function describeLibraryCalls(walker: Walker): void {
  it('follow a person and a series until they do not, in the words of §8', async () => {
    const { id: person_id } = (await post(walker.url(), '/api/person/getActor/tom-hanks')).body.person;
    expect(await walker.post('user/followPerson', { person_id })).toEqual({
      status: 1,
      message: 'You are now following this person',
    });
    expect(await walker.post('user/followPerson', { person_id })).toEqual({
      status: -1,
      message: 'You are already following this person',
    });
    expect(await walker.post('user/followPerson', { person_id: 2_000_000_000 })).toMatchObject({
      message: 'There is a problem during processing your request',
    });
    expect(await walker.post('user/followSerial', { serial_id: walker.serial.id })).toMatchObject({ status: 1 });
    const followings = await eventually(async () => {
      const answer = await walker.post('user/followings');
      expect(answer.followings).toHaveLength(2);
      return answer.followings as { list_id: number; kind: string }[];
    });
    expect(followings).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ kind: 'person', person: expect.objectContaining(person()) }),
        expect.objectContaining({ kind: 'series', post: expect.objectContaining(card(2)) }),
      ]),
    );
    const unfollowed = { status: 1, message: 'Unfollowed successfully' };
    expect(await walker.post('user/unfollow', { list_id: followings[0]!.list_id })).toMatchObject(unfollowed);
  });

  it('keep a title until they take it off, in the words of §8', async () => {
    const kept = { post_id: walker.movie.id, user_id: walker.id };
    expect(await walker.post('user/addToDlList', kept)).toEqual({ status: 1, message: 'Added to your watch list' });
    expect(await walker.post('user/addToDlList', kept)).toEqual({
      status: 2,
      message: 'It is already in your watch list',
    });
    expect(await walker.post('user/addToDlList', { post_id: 2_000_000_000 })).toMatchObject({
      message: "There's a problem adding this post to your watch list",
    });
    const { posts } = await eventually(async () => {
      const list = await walker.post('user/downloadList');
      expect(list.posts).toHaveLength(1);
      return list;
    });
    expect(posts[0]).toMatchObject({ ...card(1), id: walker.movie.id });
    const deleted = { status: 1, message: 'Deleted successfully' };
    expect(await walker.post('user/deleteDownloadList', { list_id: posts[0].list_id })).toMatchObject(deleted);
  });
}
