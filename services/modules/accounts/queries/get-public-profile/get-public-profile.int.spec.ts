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

describe('notifications', () => {
  it('are counted until they are visited', async () => {
    const id = await accounts.member('notified');
    const { token } = (await accounts.logIn('notified')).body;
    const news = () => accounts.test.post('/api/user/newNotifications', { token });
    expect((await news()).body).toEqual({ status: 1, notifications: [], count: 0 });
    await accounts.rows(
      `insert into read.notification (id, user_id, text, href, created_at, visited)
       select n, $1, 'new ' || n, null, '2026-01-02T03:04:05Z', n = 2 from generate_series(1, 40) n`,
      [id],
    );
    const { body } = await news();
    expect(body.count).toBe(39);
    expect(body.notifications).toHaveLength(30);
    expect(body.notifications[0]).toEqual({
      id: 40,
      text: 'new 40',
      href: null,
      created_at: '2026-01-02T03:04:05.000Z',
      visited: false,
    });
    const info = await accounts.test.post('/api/user/info', { token, notifications: true });
    expect(info.body.user.notifications[0].id).toBe(40);
  });
});

describe('demonstration accounts', () => {
  it('can log in with their roles, and are opened once', async () => {
    const demo = accounts.test.app.get(DemoAccounts, { strict: false });
    await Promise.all([demo.seedDemoAccounts(), demo.seedDemoAccounts()]);
    expect(await demo.seedDemoAccounts()).toBe(0);
    for (const role of ['viewer', 'moderator', 'admin']) {
      const { body } = await accounts.logIn(`${role}@parde.local`, 'parde-demo-1404');
      expect(body.user).toMatchObject({ username: role, role });
    }
  });
});
