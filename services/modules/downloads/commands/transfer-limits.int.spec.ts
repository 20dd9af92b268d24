import { DownloadsApp } from '../testing/downloads-app.ts';

let app: DownloadsApp;
beforeAll(async () => {
  app = await DownloadsApp.start({
    DOWNLOAD_CONNECTIONS: '2',
    DOWNLOAD_LINK_ADDRESSES: '2',
    PREMIUM_WINDOW_DAYS: '30',
  });
}, 60_000);
afterAll(() => app?.close());

it('a member has so many connections at a time, and a link so many addresses', async () => {
  const [film] = await app.files({});
  const member = await app.member({ days: 1 });
  const first = await app.admitted(member, film!.fileId, { address: '192.0.2.1' });
  await app.admitted(member, film!.fileId, { address: '192.0.2.2' });
  expect(await app.begin(member, film!.fileId)).toEqual({ admitted: false, reason: 'connections' });
  await app.meter.settle(first, 0);
  const third = { address: '192.0.2.3' };
  expect(await app.begin(member, film!.fileId, third)).toEqual({ admitted: false, reason: 'addresses' });
  expect(await app.begin(member, film!.fileId, { ...third, linkId: 'another' })).toMatchObject({ admitted: true });
});

it('a connection that is dead takes no place', async () => {
  const [film] = await app.files({});
  const member = await app.member({ days: 1 });
  await app.admitted(member, film!.fileId);
  await app.admitted(member, film!.fileId);
  app.pass(61_000);
  expect(await app.begin(member, film!.fileId)).toMatchObject({ admitted: true });
});

it('the days for which an upload needs a plan are a setting', async () => {
  const [film] = await app.files({ ageDays: 20 });
  expect(await app.begin(await app.member(), film!.fileId)).toEqual({ admitted: false, reason: 'vip' });
});
