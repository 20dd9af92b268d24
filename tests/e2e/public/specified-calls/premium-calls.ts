import { DEMO_PASSWORD } from '#modules/accounts/demo/demo-accounts.ts';
import { eventually } from '#platform/testing/eventually.ts';
import { logIn, post } from '../../../support/api-client.ts';
import { buyPlan } from '../../support/sandbox-purchase.ts';
import type { SpecifiedCalls } from './specified-call.ts';
import type { Walker } from './walker.ts';

/** A member buys premium, and watches. */
export function describePremiumCalls(calls: SpecifiedCalls, walker: Walker): void {
  it('report a file, and are refused a film before anything is paid', async () => {
    expect(await walker.post('user/report1', { file_id: walker.file })).toMatchObject({
      status: 1,
      file_name: expect.stringMatching(/^The\.Godfather\.1972\..+\.mp4$/),
    });
    const fields = { reason: 'bad_sound', note: '' };
    expect(await walker.post('user/report2', { file_id: walker.file, user_id: walker.id, fields })).toEqual({
      status: 1,
      message: 'Your report sent successfully',
    });
    expect((await calls.ask('GET /api/playinfo/{fid}', { values: { fid: walker.file } })).body).toBe('-2');
    expect(await walker.get('playinfo/{fid}', { fid: walker.file })).toBe('-1');
  });

  it('take a coupon, sell a plan through a bank, and then play', async () => {
    await buyPremium(walker, await takeCoupon(walker));
    await watch(walker);
  });
}

/** @returns the code of one that the staff has made. */
async function takeCoupon(walker: Walker): Promise<string> {
  expect(await walker.post('user/coupon', { coupon: 'NO-SUCH-CODE', planId: 2 })).toMatchObject({
    message: 'Its an invalid coupon code',
  });
  const admin = await logIn(walker.url(), 'admin', DEMO_PASSWORD);
  const made = { planId: 2, stage: 'update', percent: 30, token: admin };
  const { coupons } = (await post(walker.url(), '/api/console/coupons', made)).body;
  expect(await walker.post('user/coupon', { coupon: coupons[0].code, planId: 2 })).toMatchObject({
    status: 1,
    message: 'The coupon was accepted',
    coupon: { planId: 2, stage: 'update', percent: 30, fixed: null },
  });
  return coupons[0].code;
}

async function buyPremium(walker: Walker, coupon: string): Promise<void> {
  const order = await walker.post('user/makePayment', { order: { planId: 2, coupon, gateway: 1 } });
  expect(order).toMatchObject({
    result: 1,
    token: expect.any(String),
    form: { fields: { merchant_id: expect.any(String) } },
  });
  await buyPlan(walker.url(), walker.token, 2);
  const { user } = await eventually(async () => {
    const info = await walker.post('user/info', { notifications: true });
    expect(info.user.plan).toBe(1);
    return info;
  });
  expect(Date.parse(user.vip_expiration)).toBeGreaterThan(Date.now());
  const again = await walker.logIn();
  expect(again.user).toMatchObject({ vip_expiration: user.vip_expiration, bandwidth: user.bandwidth, plan: 1 });
  walker.token = again.token;
}

async function watch(walker: Walker): Promise<void> {
  expect(await walker.get('playinfo/{fid}', { fid: walker.file })).toMatchObject({
    sources: { file: expect.stringMatching(/^\/stream\//) },
    playtime: 0,
  });
  expect(await walker.post('playtime', { time: 12, fid: walker.file })).toMatchObject({ status: 1 });
  await eventually(async () =>
    expect(await walker.get('fileinfo/{fid}/{token}', { fid: walker.file, token: walker.token })).toMatchObject({
      id: walker.file,
      glink: `/d/${walker.file}`,
      playtime: 12,
      subtitles_url: expect.stringMatching(/^\//),
      subtitles_path: expect.any(String),
      subtitles_sid: expect.any(Number),
      thumbnails_url: expect.stringMatching(/^\//),
    }),
  );
}
