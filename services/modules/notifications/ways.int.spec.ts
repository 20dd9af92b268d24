import { DataSource } from 'typeorm';
import { sessionEnded } from '#modules/accounts/contract/accounts.events.ts';
import { ReleaseFiles } from '#modules/catalogue/contract/release-files.port.ts';
import { commentApproved, commentPosted } from '#modules/community/contract/community.events.ts';
import { PublishedPieces } from '#modules/editorial/contract/published-pieces.port.ts';
import { paymentPaid } from '#modules/payments/contract/payments.events.ts';
import { KeyRing } from '#platform/kernel/secrets/key-ring.ts';
import type { Mail } from '#platform/mail/mail.port.ts';
import { Metrics } from '#platform/telemetry/metrics.ts';
import { eventually } from '#platform/testing/eventually.ts';
import { digestPayload, MAIL_DIGEST, PUSH } from './application/notification-jobs.ts';
import type { PushMessage, PushTarget } from './contract/push.port.ts';
import { deliverDigests } from './jobs/deliver-digests.ts';
import { deliverPushes } from './jobs/deliver-pushes.ts';
import { NewsRepository } from './persistence/news.repository.ts';
import { PushSubscriptionRepository } from './persistence/push-subscription.repository.ts';
import { FollowCountController } from './queries/follow-count/follow-count.controller.ts';
import { type NotificationsApp, startNotificationsApp } from './testing/notifications-app.ts';

const KEY = 'B'.repeat(87);
let app: NotificationsApp;
let film: number;
let url: string;
let members = 0;
let things = 0;

beforeAll(async () => {
  app = await startNotificationsApp({
    VAPID_PUBLIC_KEY: KEY,
    VAPID_PRIVATE_KEY: 'p'.repeat(43),
    VAPID_SUBJECT: 'mailto:owner@example.com',
  });
  film = await app.title(1, { name: { fa: 'جدایی', en: 'A Separation' } });
  await app.app.listen(0, '127.0.0.1');
  url = await app.app.getUrl();
});
afterAll(() => app?.close());

async function member() {
  members += 1;
  return { userId: members, token: await app.join(members) };
}

async function approvedComment(userId: number) {
  things += 1;
  const names = { username: `user${userId}`, name: `user${userId}` };
  const posted = { commentId: things, postId: film, userId, ...names, parentId: null, body: 'well said' };
  const ruling = { commentId: things, postId: film, userId, moderatorId: 9_999, moderator: 'staff' };
  await app.happen(`comment-${things}`, 1, commentPosted(posted), commentApproved(ruling));
}
async function payment(userId: number) {
  things += 1;
  const paid = { paymentId: things, reference: `r${things}`, userId, bankReference: null, card: null, amount: 1 };
  await app.happen(`payment-${things}`, 1, paymentPaid(paid));
}

const allKinds = async (token: string) => {
  const { kinds } = (await app.post('/api/user/notificationSettings', { token })).body;
  return kinds.map(({ label: _, ...setting }: { label: object }) => setting);
};
const jobsOf = (kind: string, userId: number) =>
  app.database.rows<{ payload: object }>(
    `select payload from write.effect_job where kind = $1 and done_at is null
       and (payload ->> 'userId' = $2 or payload -> 'userIds' @> $2::jsonb) order by id`,
    [kind, String(userId)],
  );

describe('the live count', () => {
  it('is told at once, each time that it changes, by events that nginx passes on as they come', async () => {
    const { userId, token } = await member();
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
    await payment(userId);
    await app.tellAll();
    await eventually(() => expect(heard).toContain('data: {"count":1}'));
    await app.post('/api/user/visitNotifications', { up_to: 1_000_000, token });
    await eventually(() => expect(heard.match(/data: \{"count":0\}/g)).toHaveLength(2));
    leave.abort();
    await listening;
  });

  it('is counted while it lasts, and is no slow request', async () => {
    const { token } = await member();
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
    const { token } = await member();
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

describe('the mail', () => {
  const mails: Mail[] = [];
  const job = () =>
    deliverDigests({
      dataSource: app.app.get(DataSource),
      news: app.app.get(NewsRepository),
      files: app.app.get(ReleaseFiles),
      pieces: app.app.get(PublishedPieces),
      recipients: {
        find: async () => ({ email: 'a@example.com', name: 'Sara', username: 'sara', language: 'fa', verified: true }),
      },
      mail: { send: async (mail) => void mails.push(mail) },
      keys: app.app.get(KeyRing),
      site: 'https://parde.example',
    });
  const due = (userId: number) =>
    app.database.rows(`update write.notification_reader set digest_due_at = now() where user_id = $1`, [userId]);

  it('tells what was not visited, once, and comes to nobody who has not asked', async () => {
    const [reader, other] = [await member(), await member()];
    const kinds = await allKinds(reader.token);
    await app.post('/api/user/setNotifications', { kinds, digest: 'day', token: reader.token });
    await approvedComment(reader.userId);
    await payment(reader.userId);
    await approvedComment(other.userId);
    await app.tellAll();
    await app.desk.mail();
    expect(await jobsOf(MAIL_DIGEST, reader.userId)).toEqual([]);
    const payments = await app.notificationsOf(reader.token);
    const seen = payments.find(({ kind }) => kind === 'payment-done')!;
    await app.post('/api/user/visitNotifications', { ids: [seen.id], token: reader.token });
    await due(reader.userId);
    await Promise.all([app.desk.mail(), app.desk.mail()]);
    const [enqueued, ...more] = await jobsOf(MAIL_DIGEST, reader.userId);
    expect(more).toEqual([]);
    await job().run(enqueued!.payload, 'delivery-1');
    expect(mails).toHaveLength(1);
    expect(mails[0]).toMatchObject({ deliveryId: 'delivery-1', to: 'a@example.com' });
    expect(mails[0]!.text).toContain('دیدگاه شما دربارهٔ «جدایی» تأیید شد');
    expect(mails[0]!.text).toContain('https://parde.example/user/notifications');
    expect(mails[0]!.text).toContain(mails[0]!.unsubscribe);
    expect(mails[0]!.text).not.toContain('payment');
    const { notificationIds } = digestPayload.parse(enqueued!.payload);
    await job().run({ userId: reader.userId, notificationIds: [...notificationIds, 2_000_000_000] }, 'delivery-2');
    expect(mails.pop()!.text).toBe(mails[0]!.text);
    await due(reader.userId);
    await app.desk.mail();
    expect(await jobsOf(MAIL_DIGEST, reader.userId)).toHaveLength(1);
    expect(await jobsOf(MAIL_DIGEST, other.userId)).toEqual([]);
  });

  describe('ends by the link in it, without a log-in', () => {
    const settingsOf = async (token: string) =>
      (await app.post('/api/user/notificationSettings', { token })).body as { digest: string; kinds: object[] };
    /** @returns the path of the link in a mail that came to them. */
    const mailed = async (userId: number, token: string) => {
      const kinds = (await allKinds(token)).map((one: { kind: string }) => ({
        ...one,
        push: one.kind !== 'new-title',
      }));
      await app.post('/api/user/setNotifications', { kinds, digest: 'day', token });
      await payment(userId);
      await app.tellAll();
      await due(userId);
      await app.desk.mail();
      const [enqueued] = await jobsOf(MAIL_DIGEST, userId);
      await job().run(enqueued!.payload, `delivery-of-${userId}`);
      return new URL(mails.pop()!.unsubscribe!).pathname;
    };
    const press = (path: string, type?: string, body?: string) =>
      fetch(`${url}${path}`, {
        method: 'POST',
        ...(type && { headers: { 'content-type': type } }),
        ...(body && { body }),
      });

    it.each([
      ['the page', undefined, undefined],
      ['a mail program', 'application/x-www-form-urlencoded', 'List-Unsubscribe=One-Click'],
      [
        'a mail program’s other kind of form',
        'multipart/form-data; boundary=b',
        '--b\r\ncontent-disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--b--\r\n',
      ],
    ])('by %s, as often as one likes; all else stays as it was', async (_name, type, body) => {
      const { userId, token } = await member();
      const link = await mailed(userId, token);
      const before = await settingsOf(token);
      await payment(userId);
      await app.tellAll();
      const answers = [await press(link, type, body), await press(link, type, body)];
      expect(answers.map(({ status }) => status)).toEqual([200, 200]);
      await app.tellAll();
      expect(await settingsOf(token)).toEqual({ ...before, digest: 'never' });
      const waiting = `select digest_due_at as due, (select count(*)::int from write.notification_digest_line l where l.user_id = r.user_id) as lines
        from write.notification_reader r where user_id = $1`;
      expect(await app.database.rows(waiting, [userId])).toEqual([{ due: null, lines: 0 }]);
    });

    it('for nobody else, and not by what was tampered with', async () => {
      const [{ userId, token }, other] = [await member(), await member()];
      const link = await mailed(userId, token);
      await mailed(other.userId, other.token);
      for (const wrong of [
        link.replace(`/${userId}.`, `/${other.userId}.`),
        link.slice(0, -1),
        '/unsubscribe/x',
        `${link}0`,
      ]) {
        const answer = await press(wrong);
        expect([answer.status, (await answer.json()).code]).toEqual([422, 'unsubscribe_link_wrong']);
      }
      await app.tellAll();
      expect((await settingsOf(token)).digest).toBe('day');
      expect((await settingsOf(other.token)).digest).toBe('day');
    });

    it('as no other call takes a form', async () => {
      const { token } = await member();
      const form = 'application/x-www-form-urlencoded';
      const answer = await press('/api/user/setNotifications', form, `digest=never&token=${token}`);
      expect(answer.status).toBe(415);
    });

    it('also for a member who is gone, which changes nothing', async () => {
      const { userId, token } = await member();
      const link = await mailed(userId, token);
      await app.database.rows('delete from write.notification_reader where user_id = $1', [userId]);
      expect((await press(link)).status).toBe(200);
      expect(await app.database.rows('select 1 from write.notification_reader where user_id = $1', [userId])).toEqual(
        [],
      );
    });
  });

  it('leaves out kinds that are not to be mailed', async () => {
    const { userId, token } = await member();
    const kinds = (await allKinds(token)).map((one: object) => ({ ...one, mail: false }));
    await app.post('/api/user/setNotifications', { kinds, digest: 'week', token });
    await payment(userId);
    await app.tellAll();
    await due(userId);
    await app.desk.mail();
    expect(await jobsOf(MAIL_DIGEST, userId)).toEqual([]);
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
    const [enqueued] = await jobsOf(PUSH, userId);
    return job.run(enqueued!.payload, 'delivery');
  };
  const subscriptionsOf = (userId: number) =>
    app.database.rows('select endpoint from write.push_subscription where user_id = $1', [userId]);

  it('come to the browsers of a member, in their language; a browser that is gone is forgotten', async () => {
    const { userId, token } = await member();
    expect((await app.post('/api/user/notificationSettings', { token })).body.push_key).toBe(KEY);
    expect((await subscribe(token, endpoint('one'), 'fa')).body.status).toBe(1);
    await subscribe(token, endpoint('two'));
    await approvedComment(userId);
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

  it('are tried again where one was not taken', async () => {
    const { userId, token } = await member();
    await subscribe(token, endpoint('three'));
    await payment(userId);
    await app.tellAll();
    const left = await deliver(userId, () => Promise.reject(new Error('away')));
    expect(left).toMatchObject({ error: '1 messages were not taken', payload: { only: [endpoint('three')] } });
    expect(await subscriptionsOf(userId)).toHaveLength(1);
  });

  it('end when they are turned off, and with the session', async () => {
    const { userId, token } = await member();
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
    const { token } = await member();
    const answer = await subscribe(token, address);
    expect([answer.status, answer.body.code]).toEqual([422, 'unknown_push_service']);
  });
});
