import { DataSource } from 'typeorm';
import { ReleaseFiles } from '#modules/catalogue/contract/files/release-files.port.ts';
import { PublishedPieces } from '#modules/editorial/contract/published-pieces.port.ts';
import { KeyRing } from '#platform/kernel/secrets/key-ring.ts';
import type { Mail } from '#platform/mail/mail.port.ts';
import { digestPayload, MAIL_DIGEST } from './application/notification-jobs.ts';
import { deliverDigests } from './jobs/deliver-digests.ts';
import { NewsRepository } from './persistence/news.repository.ts';
import { givenMemberNews, type MemberNews } from './testing/member-news.ts';
import { type NotificationsApp, startNotificationsApp } from './testing/notifications-app.ts';

let app: NotificationsApp;
let news: MemberNews;
let url: string;

beforeAll(async () => {
  app = await startNotificationsApp();
  news = await givenMemberNews(app);
  await app.app.listen(0, '127.0.0.1');
  url = await app.app.getUrl();
});
afterAll(() => app?.close());

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
    const [reader, other] = [await news.member(), await news.member()];
    const kinds = await news.kindsOf(reader.token);
    await app.post('/api/user/setNotifications', { kinds, digest: 'day', token: reader.token });
    await news.approvedComment(reader.userId);
    await news.payment(reader.userId);
    await news.approvedComment(other.userId);
    await app.tellAll();
    await app.desk.mail();
    expect(await news.jobsOf(MAIL_DIGEST, reader.userId)).toEqual([]);
    const payments = await app.notificationsOf(reader.token);
    const seen = payments.find(({ kind }) => kind === 'payment-done')!;
    await app.post('/api/user/visitNotifications', { ids: [seen.id], token: reader.token });
    await due(reader.userId);
    await Promise.all([app.desk.mail(), app.desk.mail()]);
    const [enqueued, ...more] = await news.jobsOf(MAIL_DIGEST, reader.userId);
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
    expect(await news.jobsOf(MAIL_DIGEST, reader.userId)).toHaveLength(1);
    expect(await news.jobsOf(MAIL_DIGEST, other.userId)).toEqual([]);
  });

  it('has one line for comments that were approved together, and counts each where it has no room', async () => {
    const { userId, token } = await news.member();
    await app.post('/api/user/setNotifications', { kinds: await news.kindsOf(token), digest: 'day', token });
    await news.approvedComment(userId);
    await news.approvedComment(userId);
    for (let payment = 0; payment < 19; payment += 1) await news.payment(userId);
    for (let comment = 0; comment < 4; comment += 1) await news.approvedComment(userId);
    await app.tellAll();
    await due(userId);
    await app.desk.mail();
    const [enqueued] = await news.jobsOf(MAIL_DIGEST, userId);
    await job().run(enqueued!.payload, 'delivery-of-many');
    const { text } = mails.pop()!;
    expect(text.match(/• /g)).toHaveLength(20);
    expect(text).toContain('۴ دیدگاه شما تأیید شد');
    expect(text).toContain('و ۲ اعلان دیگر');
  });

  describe('ends by the link in it, without a log-in', () => {
    const settingsOf = async (token: string) =>
      (await app.post('/api/user/notificationSettings', { token })).body as { digest: string; kinds: object[] };
    /** @returns the path of the link in a mail that came to them. */
    const mailed = async (userId: number, token: string) => {
      const kinds = (await news.kindsOf(token)).map((one: { kind: string }) => ({
        ...one,
        push: one.kind !== 'new-title',
      }));
      await app.post('/api/user/setNotifications', { kinds, digest: 'day', token });
      await news.payment(userId);
      await app.tellAll();
      await due(userId);
      await app.desk.mail();
      const [enqueued] = await news.jobsOf(MAIL_DIGEST, userId);
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
      const { userId, token } = await news.member();
      const link = await mailed(userId, token);
      const before = await settingsOf(token);
      await news.payment(userId);
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
      const [{ userId, token }, other] = [await news.member(), await news.member()];
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
      const { token } = await news.member();
      const form = 'application/x-www-form-urlencoded';
      const answer = await press('/api/user/setNotifications', form, `digest=never&token=${token}`);
      expect(answer.status).toBe(415);
    });

    it('also for a member who is gone, which changes nothing', async () => {
      const { userId, token } = await news.member();
      const link = await mailed(userId, token);
      await app.database.rows('delete from write.notification_reader where user_id = $1', [userId]);
      expect((await press(link)).status).toBe(200);
      expect(await app.database.rows('select 1 from write.notification_reader where user_id = $1', [userId])).toEqual(
        [],
      );
    });
  });

  it('leaves out kinds that are not to be mailed', async () => {
    const { userId, token } = await news.member();
    const kinds = (await news.kindsOf(token)).map((one: object) => ({ ...one, mail: false }));
    await app.post('/api/user/setNotifications', { kinds, digest: 'week', token });
    await news.payment(userId);
    await app.tellAll();
    await due(userId);
    await app.desk.mail();
    expect(await news.jobsOf(MAIL_DIGEST, userId)).toEqual([]);
  });
});
