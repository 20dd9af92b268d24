import { avatarChanged, profileEdited, userDeleted } from '#modules/accounts/contract/accounts.events.ts';
import { appendAsCommand } from '#platform/testing/append-events.ts';
import { eventually } from '#platform/testing/eventually.ts';
import { type CommunityApp, startCommunityApp } from '../testing/community-app.ts';

let app: CommunityApp;
let moderator: string;

beforeAll(async () => {
  app = await startCommunityApp();
  moderator = await app.join(9, 'moderator');
});
afterAll(() => app?.close());

const rename = (userId: number, version: number, name: string) =>
  appendAsCommand(app.app, `user-${userId}`, version, [profileEdited({ userId, username: `user${userId}`, name })]);

const shown = async (postId: number) =>
  (await app.post('/api/post/comments', { post_id: postId })).body.comments.map(
    ({ user, body }: { user: { name: string; username: string }; body: string }) => [body, user.name, user.username],
  );

describe('a member who takes another name', () => {
  it('has it on the comments of before and of after', async () => {
    const token = await app.join(1);
    await app.approvedComment(token, moderator, { post_id: 1, body: 'before' });
    await rename(1, 1, 'Leila the second');
    await eventually(async () => expect(await shown(1)).toEqual([['before', 'Leila the second', 'user1']]));
    // The account of this test still says the old name: so does a comment that was on its way meanwhile.
    await app.approvedComment(token, moderator, { post_id: 1, body: 'after' });
    await eventually(async () =>
      expect((await shown(1)).sort()).toEqual([
        ['after', 'Leila the second', 'user1'],
        ['before', 'Leila the second', 'user1'],
      ]),
    );
  });

  it('is found by it in the console, and no more by the one before', async () => {
    const found = async (q: string) => {
      const filter = encodeURIComponent(JSON.stringify({ q }));
      const headers = { authorization: `Bearer ${moderator}` };
      return (await app.get(`/api/console/comments?filter=${filter}`, headers)).body;
    };
    expect(JSON.stringify(await found('Leila the second'))).toContain('before');
  });

  it('is nobody once the account is gone, whatever name it had', async () => {
    const token = await app.join(2);
    await app.approvedComment(token, moderator, { post_id: 2, body: 'words' });
    await rename(2, 1, 'For a while');
    await appendAsCommand(app.app, 'user-2', 2, [
      avatarChanged({ userId: 2, avatar: null }),
      userDeleted({ userId: 2 }),
    ]);
    await eventually(async () => expect(await shown(2)).toEqual([['words', 'Deleted user', 'deleted']]));
    await app.approvedComment(token, moderator, { post_id: 2, body: 'late' });
    await eventually(async () =>
      expect((await shown(2)).map(([, name]: string[]) => name)).toEqual(['Deleted user', 'Deleted user']),
    );
  });
});
