import { DataSource } from 'typeorm';
import { sessionEnded } from '#modules/accounts/contract/accounts.events.ts';
import { ReleaseFiles } from '#modules/catalogue/contract/files/release-files.port.ts';
import { PublishedPieces } from '#modules/editorial/contract/published-pieces.port.ts';
import { Metrics } from '#platform/telemetry/metrics.ts';
import { eventually } from '#platform/testing/eventually.ts';
import { PUSH } from './application/notification-jobs.ts';
import type { PushMessage, PushTarget } from './contract/push.port.ts';
import { deliverPushes } from './jobs/deliver-pushes.ts';
import { PushSubscriptionRepository } from './persistence/push-subscription.repository.ts';
import { FollowCountController } from './queries/follow-count/follow-count.controller.ts';
import { givenMemberNews, type MemberNews } from './testing/member-news.ts';
import { type NotificationsApp, startNotificationsApp } from './testing/notifications-app.ts';

const KEY = 'B'.repeat(87);
let app: NotificationsApp;
let news: MemberNews;
let url: string;

beforeAll(async () => {
  app = await startNotificationsApp({
    VAPID_PUBLIC_KEY: KEY,
    VAPID_PRIVATE_KEY: 'p'.repeat(43),
    VAPID_SUBJECT: 'mailto:owner@example.com',
  });
  news = await givenMemberNews(app);
  await app.app.listen(0, '127.0.0.1');
  url = await app.app.getUrl();
});
afterAll(() => app?.close());

describe('the live count', () => {
  it('is told at once, each time that it changes, by events that nginx passes on as they come', async () => {
    const { userId, token } = await news.member();
    const leave = new AbortController();
    const answer = await fetch(`${url}/api/user/notificationCount`, {
      headers: { accept: 'text/event-stream', cookie: `token=${token}` },
      signal: leave.signal,
    });
    expect(answer.headers.get('content-type')).toBe('text/event-stream');
    expect(answer.headers.get('x-accel-buffering')).toBe('no');
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
    let heard = '';
    const listening = (async () => {
      for await (const chunk of answer.body!) heard += Buffer.from(chunk).toString();
    })().catch(() => undefined);
    await eventually(() => expect(heard).toContain('data: {"count":0}'));
    await news.payment(userId);
    await app.tellAll();
    await eventually(() => expect(heard).toContain('data: {"count":1}'));
    await app.post('/api/user/visitNotifications', { up_to: 1_000_000, token });
    await eventually(() => expect(heard.match(/data: \{"count":0\}/g)).toHaveLength(2));
    leave.abort();
    await listening;
  });

  it('is counted while it lasts, and is no slow request', async () => {
    const { token } = await news.member();
    const metric = (name: string) => app.app.get(Metrics).registry.getSingleMetricAsString(name);
    const open = async (count: number) =>
      expect(await metric('parde_event_streams')).toMatch(new RegExp(`^parde_event_streams ${count}$`, 'm'));
    const requests = async () => {
      const series = /_count\{method="GET",route="\/api\/user\/notificationCount",status="200"\} (\d+)/;
      return Number(series.exec(await metric('parde_http_request_duration_seconds'))?.[1] ?? 0);
    };
    await eventually(() => open(0));
    const before = await requests();
    const headers = { cookie: `token=${token}` };
    const path = `${url}/api/user/notificationCount`;
    const stream = await fetch(path, { headers: { ...headers, accept: 'text/event-stream' } });
    await open(1);
    // As after its five minutes.
    app.app.get(FollowCountController).beforeApplicationShutdown();
    await stream.text();
    await open(0);
    await (await fetch(path, { headers })).text();
    await eventually(async () => expect(await requests()).toBe(before + 1));
  });

  it('is a plain answer for whoever takes no events, and for the seventh page of a member', async () => {
    const { token } = await news.member();
    const headers = { cookie: `token=${token}`, accept: 'text/event-stream' };
    const leave = new AbortController();
    const pages = await Promise.all(
      Array.from({ length: 7 }, () => fetch(`${url}/api/user/notificationCount`, { headers, signal: leave.signal })),
    );
    const types = pages.map((page) => page.headers.get('content-type')!.split(';')[0]);
    expect(types.filter((type) => type === 'text/event-stream')).toHaveLength(6);
    expect(types.filter((type) => type === 'application/json')).toHaveLength(1);
    leave.abort();
    const guest = await fetch(`${url}/api/user/notificationCount`, { headers: { accept: 'text/event-stream' } });
    expect(guest.status).toBe(401);
  });
});

describe('push messages', () => {
  const endpoint = (name: string) => `https://fcm.googleapis.com/fcm/send/${name}`;
  const subscribe = (token: string, address: string, language = 'en') => {
    const keys = { p256dh: 'k'.repeat(87), auth: 'a'.repeat(22) };
    return app.post('/api/user/subscribePush', { subscription: { endpoint: address, keys }, language, token });
  };
  const deliver = async (userId: number, send: (target: PushTarget, message: PushMessage) => Promise<boolean>) => {
    const job = deliverPushes({
      dataSource: app.app.get(DataSource),
      files: app.app.get(ReleaseFiles),
      pieces: app.app.get(PublishedPieces),
      subscriptions: app.app.get(PushSubscriptionRepository),
      push: { send },
    });
    const [enqueued] = await news.jobsOf(PUSH, userId);
    return job.run(enqueued!.payload, 'delivery');
  };
  const subscriptionsOf = (userId: number) =>
    app.database.rows('select endpoint from write.push_subscription where user_id = $1', [userId]);

  it('come to the browsers of a member, in their language; a browser that is gone is forgotten', async () => {
    const { userId, token } = await news.member();
    expect((await app.post('/api/user/notificationSettings', { token })).body.push_key).toBe(KEY);
    expect((await subscribe(token, endpoint('one'), 'fa')).body.status).toBe(1);
    await subscribe(token, endpoint('two'));
    await news.approvedComment(userId);
    await app.tellAll();
    const shown: Record<string, PushMessage> = {};
    await deliver(userId, async (target, message) => {
      shown[target.endpoint] = message;
      return target.endpoint === endpoint('one');
    });
    expect(shown[endpoint('one')]).toMatchObject({
      title: 'پرده',
      body: 'دیدگاه شما دربارهٔ «جدایی» تأیید شد و دیده می‌شود',
      href: expect.stringMatching(/^\/movies\/.+#comment-\d+$/),
      tag: expect.stringMatching(/^notification-\d+$/),
    });
    expect(shown[endpoint('two')]!.body).toBe('Your comment on “A Separation” was approved');
    expect(await subscriptionsOf(userId)).toEqual([{ endpoint: endpoint('one') }]);
  });

  it('are one message for comments that were approved together, and one for what else there is', async () => {
    const { userId, token } = await news.member();
    const other = await news.member();
    await subscribe(token, endpoint('many'), 'fa');
    await subscribe(other.token, endpoint('one of many'));
    for (let comment = 0; comment < 3; comment += 1) {
      await news.approvedComment(userId);
      await news.approvedComment(other.userId);
    }
    await news.payment(userId);
    await news.approvedComment(userId);
    await app.tellAll();
    const messages = await news.jobsOf(PUSH, userId);
    expect(messages).toMatchObject([{ payload: { count: 3 } }, { payload: { count: 1 } }, { payload: { count: 1 } }]);
    expect(await news.jobsOf(PUSH, other.userId)).toMatchObject([{ payload: { count: 3 } }]);
    const shown: PushMessage[] = [];
    await deliver(userId, async (_target, message) => {
      shown.push(message);
      return true;
    });
    expect(shown).toMatchObject([{ body: '۳ دیدگاه شما تأیید شد و دیده می‌شود', href: '/user/notifications' }]);
  });

  it('are tried again where one was not taken', async () => {
    const { userId, token } = await news.member();
    await subscribe(token, endpoint('three'));
    await news.payment(userId);
    await app.tellAll();
    const left = await deliver(userId, () => Promise.reject(new Error('away')));
    expect(left).toMatchObject({ error: '1 messages were not taken: away', payload: { only: [endpoint('three')] } });
    expect(await subscriptionsOf(userId)).toHaveLength(1);
  });

  it('end when they are turned off, and with the session', async () => {
    const { userId, token } = await news.member();
    await subscribe(token, endpoint('four'));
    await app.post('/api/user/unsubscribePush', { endpoint: endpoint('four'), token });
    expect(await subscriptionsOf(userId)).toEqual([]);
    await subscribe(token, endpoint('five'));
    const [row] = await app.database.rows<{ id: string }>(
      'select session_id as id from write.push_subscription where user_id = $1',
      [userId],
    );
    await app.happen(`user-${userId}`, 1, sessionEnded({ userId, sessionId: row!.id, reason: 'log_out' }));
    await app.tellAll();
    expect(await subscriptionsOf(userId)).toEqual([]);
  });

  it.each([
    'https://example.com/x',
    'http://fcm.googleapis.com/x',
    'https://fcm.googleapis.com.example.com/x',
    'https://127.0.0.1/x',
    'https://fcm.googleapis.com:8443/x',
    'https://user@fcm.googleapis.com/x',
  ])('go to the browsers’ services alone, not to %s', async (address) => {
    const { token } = await news.member();
    const answer = await subscribe(token, address);
    expect([answer.status, answer.body.code]).toEqual([422, 'unknown_push_service']);
  });
});
