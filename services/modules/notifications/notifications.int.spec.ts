import { userDeleted } from '#modules/accounts/contract/accounts.events.ts';
import { eventually } from '#platform/testing/eventually.ts';
import { notificationSent } from './contract/notifications.events.ts';
import { KIND_NAMES } from './domain/kinds.ts';
import { listNotificationsAnswer } from './queries/list-notifications/list-notifications.schema.ts';
import { givenMemberNews, type MemberNews } from './testing/member-news.ts';
import { after, type NotificationsApp, startNotificationsApp } from './testing/notifications-app.ts';

let app: NotificationsApp;
let news: MemberNews;

beforeAll(async () => {
  app = await startNotificationsApp();
  news = await givenMemberNews(app);
});
afterAll(() => app?.close());

describe('what is told', () => {
  it('is nothing of what happened long before', async () => {
    const author = await news.member();
    const id = await news.comment(author.userId);
    await news.approve(id, author.userId);
    await app.database.rows(`update write.event_log set time = now() - interval '8 days' where stream = $1`, [
      `comment-${id}`,
    ]);
    await app.tellAll();
    expect(await app.notificationsOf(author.token)).toEqual([]);
  });
});

describe('exactly one notification for each cause', () => {
  it('is sent when everything is taken in again from the beginning', async () => {
    const rows = () =>
      app.database.rows('select user_id, id, kind, facts, position from read.notification order by user_id, id');
    const [author, fan] = [await news.member(), await news.member()];
    const series = await app.title(2);
    await news.follow(fan.token, 'followSerial', { serial_id: series });
    await news.episode(series, 1, 1);
    await news.approvedComment(author.userId);
    await news.payment(author.userId);
    await app.tellAll();
    const before = await rows();
    expect(before.length).toBeGreaterThanOrEqual(3);
    await app.database.rows('update write.notification_progress set position = 0');
    await app.tellAll();
    expect(await rows()).toEqual(before);
  });

  it('is sent when twenty workers take in and spread at once', async () => {
    const fans = await Promise.all(Array.from({ length: 5 }, () => news.member()));
    const series = await app.title(2);
    for (const { token } of fans) await news.follow(token, 'followSerial', { serial_id: series });
    await news.episode(series, 1, 1);
    await app.tellAll();
    await news.episode(series, 1, 2);
    await eventually(async () => {
      const [row] = await app.database.rows('select from write.event_log where position is null');
      expect(row).toBeUndefined();
    });
    await Promise.all(Array.from({ length: 20 }, () => app.desk.takeIn()));
    await Promise.all(Array.from({ length: 20 }, () => app.desk.spread()));
    await app.tellAll();
    for (const { token } of fans) expect(await app.notificationsOf(token)).toHaveLength(2);
    const sent = await app.database.rows<{ told: number; members: number }>(
      `select count(*)::int as told, count(distinct (data ->> 'notificationId', u))::int as members
       from write.event_log, jsonb_array_elements(data -> 'userIds') u where type = $1`,
      [notificationSent.type],
    );
    expect(sent[0]!.told).toBe(sent[0]!.members);
  });
});

describe('visiting', () => {
  it('marks one, some or all that were known, and counts the others', async () => {
    const { userId, token } = await news.member();
    for (let payment = 0; payment < 3; payment += 1) await news.payment(userId);
    await app.tellAll();
    const unread = async (said = {}) => (await app.post('/api/user/newNotifications', { token }, said)).body;
    const first = await unread();
    expect(first).toMatchObject({ status: 1, count: 3 });
    const one = await app.post('/api/user/visitNotifications', { ids: [first.notifications[0].id], token });
    expect(one.body).toEqual({ status: 1 });
    expect(await unread(after(one))).toMatchObject({ count: 2, notifications: [{}, {}] });
    const reference = await news.payment(userId);
    await app.tellAll();
    const all = await app.post('/api/user/visitNotifications', { up_to: first.up_to, token });
    const rest = await unread(after(all));
    expect(rest.count).toBe(1);
    expect(rest.notifications).toMatchObject([{ href: `/payment/success/${reference}` }]);
    const list = await app.post('/api/user/notifications', { token }, after(all));
    expect(listNotificationsAnswer.parse(list.body)).toMatchObject({ total: 4, count: 1, max_page: 1 });
    expect(list.body.notifications.map(({ visited }: { visited: boolean }) => visited)).toEqual([
      false,
      true,
      true,
      true,
    ]);
    const count = await app.get('/api/user/notificationCount', { authorization: `Bearer ${token}` });
    expect(count.body).toEqual({ count: 1 });
  });

  it('of another member’s notifications changes nothing for them', async () => {
    const [owner, stranger] = [await news.member(), await news.member()];
    await news.payment(owner.userId);
    await app.tellAll();
    const { id } = (await app.notificationsOf(owner.token))[0]!;
    const visited = await app.post('/api/user/visitNotifications', { ids: [id], token: stranger.token });
    await app.post('/api/user/notifications', { token: stranger.token }, after(visited));
    expect(await app.notificationsOf(owner.token)).toMatchObject([{ visited: false }]);
  });
});

describe('settings', () => {
  it('silence a kind for whoever wants so', async () => {
    const { userId, token } = await news.member();
    const settings = (said = {}) => app.post('/api/user/notificationSettings', { token }, said);
    const first = (await settings()).body;
    expect(first).toMatchObject({ digest: 'never', push_key: null });
    expect(first.kinds).toHaveLength(KIND_NAMES.length);
    const kinds = first.kinds.map(({ label: _, ...setting }: { label: object; kind: string }) => ({
      ...setting,
      site: setting.kind !== 'payment-done',
    }));
    const set = await app.post('/api/user/setNotifications', { kinds, digest: 'day', token });
    expect(set.body).toEqual({ status: 1, message: 'Changed successfully' });
    const now = (await settings(after(set))).body;
    expect(now.digest).toBe('day');
    expect(now.kinds.filter(({ site }: { site: boolean }) => !site)).toMatchObject([{ kind: 'payment-done' }]);
    await news.payment(userId);
    await app.tellAll();
    expect(await app.notificationsOf(token)).toEqual([]);
  });

  it('offer no push where the site has no keys', async () => {
    const { token } = await news.member();
    const subscription = {
      endpoint: 'https://fcm.googleapis.com/x',
      keys: { p256dh: 'a'.repeat(20), auth: 'a'.repeat(20) },
    };
    const answer = await app.post('/api/user/subscribePush', { subscription, language: 'fa', token });
    expect([answer.status, answer.body.code]).toEqual([409, 'no_push']);
  });
});

describe('a deleted member', () => {
  it('has no notifications, also when they come later', async () => {
    const { userId, token } = await news.member();
    await news.payment(userId);
    await app.tellAll();
    expect(await app.notificationsOf(token)).toHaveLength(1);
    await app.happen(`user-${userId}`, 1, userDeleted({ userId }));
    await news.payment(userId);
    await app.tellAll();
    expect(await app.notificationsOf(token)).toEqual([]);
  });
});
