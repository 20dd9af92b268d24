import { userDeleted } from '#modules/accounts/contract/accounts.events.ts';
import { commentPutBack } from '#modules/community/contract/community.events.ts';
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

  it('marks nothing that is yet to be sent, whatever was named', async () => {
    const { userId, token } = await news.member();
    await news.payment(userId);
    await app.tellAll();
    await app.post('/api/user/visitNotifications', { up_to: Number.MAX_SAFE_INTEGER, token });
    await news.payment(userId);
    await app.tellAll();
    const list = await app.notificationsOf(token);
    expect(list.map(({ visited }) => visited)).toEqual([false, true]);
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

describe('approved comments that stand next to each other', () => {
  const approved = async (userId: number, count: number) => {
    for (let one = 0; one < count; one += 1) await news.approvedComment(userId);
  };
  /** @returns the comment’s id. */
  const approvedBefore = async (userId: number, minutes: number) => {
    const id = await news.comment(userId);
    await news.approve(id, userId);
    await app.database.rows(`update write.event_log set time = now() - $2 * interval '1 minute' where stream = $1`, [
      `comment-${id}`,
      minutes,
    ]);
    return id;
  };
  const known = ({ userId }: { userId: number }, shows: string) =>
    app.database.rows(
      `insert into read.account (user_id, username, username_folded, name, email, role, verified, joined_at, profile_shows)
       values ($1, $2, $2, $2, $2, 'viewer', true, now(), $3)`,
      [userId, `user${userId}`, shows],
    );
  const author = async () => {
    const member = await news.member();
    await known(member, '{comments}');
    return member;
  };
  const list = async (token: string, asked: object = {}, said = {}) =>
    listNotificationsAnswer.parse((await app.post('/api/user/notifications', { ...asked, token }, said)).body);
  const visit = async (token: string, what: { ids: number[] } | { up_to: number }) =>
    after(await app.post('/api/user/visitNotifications', { ...what, token }));
  const lines = ({ notifications }: { notifications: { text: { en: string }; ids: number[] }[] }) =>
    notifications.map(({ text, ids }) => [text.en, ids.length]);
  const EACH = ['Your comment on “A Separation” was approved', 1];
  const PAID = [expect.stringContaining('ayment'), 1];
  const many = (count: number, named = count) => [`${count} of your comments were approved`, named];

  it.each([
    ['opened', ({ ids }: { ids: number[] }) => ({ ids })],
    ['marked as seen with all others', (_: object, upTo: number) => ({ up_to: upTo })],
  ])('are one line before and after it was %s; what comes after it was seen is told by itself', async (_name, seen) => {
    const { userId, token } = await author();
    await approved(userId, 9);
    await news.payment(userId);
    await approved(userId, 1);
    await app.tellAll();
    const first = await list(token);
    expect(lines(first)).toEqual([EACH, PAID, many(9)]);
    expect(first).toMatchObject({ total: 3, max_page: 1, count: 11 });
    const gathered = first.notifications[2]!;
    expect(gathered).toMatchObject({
      text: { fa: '۹ دیدگاه شما تأیید شد و دیده می‌شود' },
      href: `/user/user${userId}?show=comments`,
      id: gathered.ids[0],
      picture: null,
      visited: false,
    });
    expect(gathered.ids).toEqual(gathered.ids.toSorted((a, b) => b - a));
    const then = await list(token, {}, await visit(token, seen(gathered, first.up_to)));
    expect(lines(then)).toEqual([EACH, PAID, many(9)]);
    expect(then).toMatchObject({ total: 3, max_page: 1, notifications: [{}, {}, { visited: true }] });
    await visit(token, { up_to: first.up_to });
    await approved(userId, 1);
    await app.tellAll();
    expect(await list(token)).toMatchObject({ total: 3, count: 1, notifications: [{ visited: false }, {}, {}] });
    expect(lines(await list(token))).toEqual([EACH, PAID, many(9)]);
    expect(lines(await list(token, {}, await visit(token, { up_to: 1_000_000 })))).toEqual([many(2), PAID, many(9)]);
  });

  it('are a line that tells of those that were not visited', async () => {
    const { userId, token } = await author();
    await approved(userId, 5);
    await app.tellAll();
    const { ids } = (await list(token)).notifications[0]!;
    const rest = await list(token, {}, await visit(token, { ids: [ids[2]!] }));
    expect(lines(rest)).toEqual([many(4)]);
    expect(rest).toMatchObject({ total: 1, count: 4, notifications: [{ ids: ids.toSpliced(2, 1), visited: false }] });
    expect(await list(token, { unvisited: true })).toEqual(rest);
    const last = await list(token, {}, await visit(token, { ids: [ids[0]!, ids[1]!, ids[3]!] }));
    expect(last).toMatchObject({ total: 1, count: 1, notifications: [{ ids: [ids[4]], visited: false }] });
    expect(lines(last)).toEqual([EACH]);
    expect(await list(token, {}, await visit(token, { ids: [ids[4]!] }))).toMatchObject({
      total: 1,
      count: 0,
      notifications: [{ ids, visited: true }],
    });
  });

  it('are listed without those that were visited, where so asked', async () => {
    const { userId, token } = await author();
    await approved(userId, 2);
    for (let payment = 0; payment < 31; payment += 1) await news.payment(userId);
    await approved(userId, 3);
    await app.tellAll();
    const { notifications } = await list(token);
    const said = await visit(token, { ids: notifications[1]!.ids });
    const first = await list(token, { unvisited: true }, said);
    expect(first).toMatchObject({ total: 32, max_page: 2, count: 35 });
    expect(lines(first).slice(0, 2)).toEqual([many(3), PAID]);
    expect(lines(await list(token, { unvisited: true, page: 2 }))).toEqual([PAID, many(2)]);
    const none = await list(token, { unvisited: true }, await visit(token, { up_to: first.up_to }));
    expect(none).toMatchObject({ total: 0, count: 0, notifications: [] });
    expect(await list(token)).toMatchObject({ total: 33, max_page: 2 });
  });

  it('are one line of a page, however many they are, of which a hundred are visited at once', async () => {
    const { userId, token } = await author();
    for (let payment = 0; payment < 30; payment += 1) await news.payment(userId);
    await approved(userId, 103);
    await app.tellAll();
    const first = await list(token);
    expect(lines(first).slice(0, 2)).toEqual([many(103, 100), PAID]);
    expect(first.notifications).toHaveLength(30);
    expect(first).toMatchObject({ total: 31, max_page: 2, count: 133 });
    expect(lines(await list(token, { page: 2 }))).toEqual([PAID]);
    expect(await list(token, { page: 3 })).toMatchObject({ notifications: [], total: 31, max_page: 2 });
    const rest = await list(token, {}, await visit(token, { ids: first.notifications[0]!.ids }));
    expect(rest.count).toBe(33);
    expect(lines(rest).slice(0, 2)).toEqual([many(3), PAID]);
    const begun = await list(token, {}, await visit(token, { ids: [rest.notifications[0]!.ids.at(-1)!] }));
    expect(lines(begun).slice(0, 2)).toEqual([many(2), PAID]);
    expect(await list(token, { unvisited: true })).toEqual(begun);
  });

  it('are a line each where more than an hour lies between, in whichever order they came or were taken back', async () => {
    const { userId, token } = await author();
    await approvedBefore(userId, 200);
    await approvedBefore(userId, 139);
    await approvedBefore(userId, 25);
    await app.tellAll();
    expect(lines(await list(token))).toEqual([EACH, EACH, EACH]);
    const between = await approvedBefore(userId, 80);
    await app.tellAll();
    expect(lines(await list(token))).toEqual([many(3), EACH]);
    await app.happen(
      `comment-${between}`,
      3,
      commentPutBack({
        ...news.ruling(between, userId),
        previousStatus: 'approved',
        postedAt: new Date().toISOString(),
      }),
    );
    await app.tellAll();
    expect(lines(await list(token))).toEqual([EACH, EACH, EACH]);
    await approvedBefore(userId, 170);
    await app.tellAll();
    expect(lines(await list(token))).toEqual([EACH, many(3)]);
  });

  it('are parted by what comes between them later', async () => {
    const { userId, token } = await author();
    await approvedBefore(userId, 20);
    await approvedBefore(userId, 10);
    await app.tellAll();
    expect(lines(await list(token))).toEqual([many(2)]);
    const reference = await news.payment(userId);
    await app.database.rows(
      `update write.event_log set time = now() - interval '15 minutes' where data ->> 'reference' = $1`,
      [reference],
    );
    await app.tellAll();
    expect(lines(await list(token))).toEqual([EACH, PAID, EACH]);
  });

  it('lead to the newest of them where their author does not show them in one place', async () => {
    const member = await news.member();
    await known(member, '{ratings}');
    await approved(member.userId, 2);
    await app.tellAll();
    const [line] = (await list(member.token)).notifications;
    expect(line).toMatchObject({ ids: [expect.any(Number), expect.any(Number)] });
    expect(line!.href).toMatch(/^\/movies\/a-separation-2000#comment-\d+$/);
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
