import { commentApproved, commentPutBack, titleRated } from '#modules/community/contract/community.events.ts';
import type { NewEvent } from '#platform/messaging/outbox/event-definition.ts';
import { appendAsCommand } from '#platform/testing/append-events.ts';
import { eventually } from '#platform/testing/eventually.ts';
import { DemoAccounts } from '../../demo/demo-accounts.ts';
import { AccountsApp } from '../../testing/accounts-app.ts';

let accounts: AccountsApp;

beforeAll(async () => {
  accounts = await AccountsApp.start();
});
afterAll(() => accounts.close());

const profile = (username: string) => accounts.test.post('/api/user/getPublicProfile', { username });
const append = (stream: string, version: number, event: NewEvent) =>
  appendAsCommand(accounts.test.app, stream, version, [event]);

const grades = { starring: 8, direction: 8, screenplay: 8, music: 8, effects: 8, other: 8 };

describe('a public profile', () => {
  it('counts titles rated, once each, and comments approved, also those that came before the account', async () => {
    const moderatorId = await accounts.member('judge');
    const decision = { commentId: 1, postId: 3, moderatorId, moderator: 'judge', userId: moderatorId + 1 };
    await append('comment-1', 1, commentApproved(decision));
    const id = await accounts.member('critic');
    expect(id).toBe(decision.userId);
    const rating = { postId: 3, userId: id, grades, previous: null };
    await append(`rating-3-${id}`, 1, titleRated(rating));
    await append(`rating-3-${id}`, 2, titleRated({ ...rating, previous: grades }));
    await append(`rating-4-${id}`, 1, titleRated({ ...rating, postId: 4 }));
    await eventually(async () =>
      expect((await profile('CRITIC')).body).toEqual({
        status: 1,
        user: {
          username: 'critic',
          name: 'Test Viewer',
          avatar_path: null,
          ratings_count: 2,
          comments_count: 1,
          shows: ['comments'],
          premium: false,
          joined_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
        },
      }),
    );
    const postedAt = '2026-01-01T00:00:00.000Z';
    await append('comment-1', 2, commentPutBack({ ...decision, previousStatus: 'approved', postedAt }));
    await eventually(async () => expect((await profile('critic')).body.user.comments_count).toBe(0));
  });

  it('is unknown while the account waits for its code', async () => {
    await accounts.register('hidden');
    await accounts.member('shown');
    await eventually(async () => expect((await profile('shown')).status).toBe(200));
    const unknown = await profile('hidden');
    expect([unknown.status, unknown.body.code]).toEqual([404, 'unknown_user']);
  });
});

describe('the parts of a member’s page', () => {
  it('are shown as their owner chooses, and by nobody else', async () => {
    await accounts.member('chooser');
    await accounts.member('looker');
    const token = await accounts.tokenOf('chooser');
    const choose = (shows: string[], as = token) =>
      accounts.test.post('/api/user/chooseProfileParts', { shows, token: as });
    expect((await choose(['lists', 'ratings'])).body).toEqual({ status: 1, message: 'Changed successfully' });
    await choose([], await accounts.tokenOf('looker'));
    await accounts.projected();
    expect((await profile('chooser')).body.user.shows).toEqual(['ratings', 'lists']);
    expect((await profile('looker')).body.user.shows).toEqual([]);
    await choose(['ratings', 'lists']);
    const events = await accounts.rows(
      `select 1 from write.event_log where type = 'user.profile-parts-chosen.v1' and data ->> 'shows' = '["ratings", "lists"]'`,
    );
    expect(events).toHaveLength(1);
    expect((await choose(['email'])).body).toMatchObject({ code: 'invalid_request' });
    expect((await accounts.test.post('/api/user/chooseProfileParts', { shows: [] })).status).toBe(401);
  });
});

describe('demonstration accounts', () => {
  it('can log in with their roles, and are opened once', async () => {
    const demo = accounts.test.app.get(DemoAccounts, { strict: false });
    await Promise.all([demo.seedDemoAccounts(), demo.seedDemoAccounts()]);
    expect((await demo.seedDemoAccounts()).size).toBe(0);
    for (const role of ['viewer', 'moderator', 'admin']) {
      const { body } = await accounts.logIn(`${role}@parde.local`, 'parde-demo-1404');
      expect(body.user).toMatchObject({ username: role, role });
    }
  });
});
