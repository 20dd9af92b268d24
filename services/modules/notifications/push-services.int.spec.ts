import { createECDH, randomBytes } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { DataSource } from 'typeorm';
import webPush from 'web-push';
import { ReleaseFiles } from '#modules/catalogue/contract/files/release-files.port.ts';
import { PublishedPieces } from '#modules/editorial/contract/published-pieces.port.ts';
import { WebPush } from './adapters/web-push.adapter.ts';
import { pushPayload } from './application/notification-jobs.ts';
import { deliverPushes } from './jobs/deliver-pushes.ts';
import { PushSubscriptionRepository } from './persistence/push-subscription.repository.ts';
import { type NotificationsApp, startNotificationsApp } from './testing/notifications-app.ts';

const BROWSERS = 250;
const SILENT = ['/silent/100', '/silent/150', '/silent/200', '/silent/250', '/silent/50'];
const keys = { ...webPush.generateVAPIDKeys(), subject: 'mailto:owner@example.com' };
const p256dh = createECDH('prime256v1').generateKeys('base64url');
const auth = randomBytes(16).toString('base64url');

let app: NotificationsApp;
let services: Server;
let film: number;
let asked: string[] = [];
let silent = true;

beforeAll(async () => {
  app = await startNotificationsApp();
  film = await app.title(1);
  services = createServer(({ url = '', headers }, answer) => {
    if (url.startsWith('/silent') && silent) return;
    expect(headers).toMatchObject({ 'content-encoding': 'aes128gcm', ttl: '86400' });
    answer.writeHead(url.startsWith('/gone') ? 410 : 201).end();
  });
  await new Promise<void>((resolve) => services.listen(0, '127.0.0.1', resolve));
  for (let n = 1; n <= BROWSERS; n++) await subscribe(n, n % 50 === 0 ? 'silent' : n === 7 ? 'gone' : 'taking');
});
afterAll(async () => {
  services?.closeAllConnections();
  services?.close();
  await app?.close();
});

async function subscribe(userId: number, service: string): Promise<void> {
  const endpoint = `http://127.0.0.1:${(services.address() as AddressInfo).port}/${service}/${userId}`;
  await app.database.rows(
    `insert into write.push_subscription (endpoint, user_id, session_id, p256dh, auth, language)
     values ($1, $2, gen_random_uuid(), $3, $4, 'en')`,
    [endpoint, userId, p256dh, auth],
  );
}

/** Asked is counted here: on a busy machine a request may be given up before it has arrived. */
const push = new WebPush(keys, 2_000);
const job = () =>
  deliverPushes({
    dataSource: app.app.get(DataSource),
    files: app.app.get(ReleaseFiles),
    pieces: app.app.get(PublishedPieces),
    subscriptions: app.app.get(PushSubscriptionRepository),
    push: {
      send: (target, message) => {
        asked.push(new URL(target.endpoint).pathname);
        return push.send(target, message);
      },
    },
  });

/** Runs it page by page, until it is done or has to wait. @returns what each page has asked, and which browsers are asked again. */
async function deliver(payload: object) {
  const pages: string[][] = [];
  for (let rest: object = payload; ; ) {
    asked = [];
    const left = await job().run(rest, 'delivery');
    pages.push(asked);
    if (!left) return { pages, left: null, unanswered: [] };
    rest = left.payload;
    if (left.error) return { pages, left: rest, unanswered: pathsOf(pushPayload.parse(rest).only ?? []) };
  }
}
const pathsOf = (endpoints: readonly string[]) => endpoints.map((endpoint) => new URL(endpoint).pathname).sort();

it('push services that do not answer hold up a page alone, and are asked again alone', async () => {
  const userIds = Array.from({ length: BROWSERS }, (_, n) => n + 1);
  let delivered = await deliver({ notificationId: 1, kind: 'comment-approved', facts: { postId: film }, userIds });
  expect(delivered.pages.map(({ length }) => length)).toEqual([100, 100, 50]);
  expect(new Set(delivered.pages.flat()).size).toBe(BROWSERS);
  expect(delivered.unanswered).toEqual(expect.arrayContaining(SILENT));

  silent = false;
  while (delivered.left) {
    const { left, unanswered } = delivered;
    delivered = await deliver(left);
    expect(delivered.pages.flat().sort()).toEqual(unanswered);
  }
  expect(await app.database.rows('select 1 from write.push_subscription')).toHaveLength(BROWSERS - 1);
});
