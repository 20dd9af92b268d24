import { TOTP } from 'otpauth';
import type { Browser } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { DEMO_PASSWORD } from '../../services/modules/accounts/demo/demo-accounts.js';
import { createTestDatabase, type TestDatabase } from '../../services/platform/testing/test-database.js';
import { get, logIn, post } from '../support/api-client.js';
import { startBrowser } from '../support/browser.js';
import { Site } from '../support/site.js';
import { seriousFaults } from './accessibility.js';
import { endSuspension, grantDays, makeCoupons, readTheLog, SORRY, suspend } from './console-steps.js';
import { Desk } from './desk.js';
import { buyPlan } from './sandbox-purchase.js';

describe('the console’s screens for members and sales', () => {
  let database: TestDatabase;
  let site: Site;
  let browser: Browser;
  let desk: Desk;

  beforeAll(async () => {
    database = await createTestDatabase();
    site = await Site.start({ environment: { DATABASE_URL: database.url, THROTTLING: '0' } });
    browser = await startBrowser();
  }, 240_000);
  afterAll(async () => {
    await browser?.close();
    await site?.stop();
    await database?.drop();
  }, 60_000);
  afterEach(async () => {
    expect(desk.complaints).toEqual([]);
    await desk.close();
  });

  const signIn = (username: string) => logIn(site.url, username, DEMO_PASSWORD);
  const idOf = async (username: string, token: string): Promise<number> => {
    const filter = encodeURIComponent(JSON.stringify({ q: username }));
    const { body } = await get(site.url, `/api/console/users?filter=${filter}`, { authorization: `Bearer ${token}` });
    return body.find((user: { username: string }) => user.username === username).id;
  };

  it('leads who is not signed in to the log-in page, and asks for it once', async () => {
    desk = await Desk.open(browser, site.url, 'fa');
    let asked = 0;
    desk.page.on('framenavigated', (frame) => {
      if (frame.url().endsWith('/admin/login')) asked += 1;
    });
    await desk.visit('/comments');
    await desk.heading('ورود همکاران').waitFor();
    expect(asked).toBe(1);
  });

  it('an administrator grants days, makes coupons and suspends; the log has all of it', async () => {
    const viewer = await signIn('viewer');
    const admin = await signIn('admin');
    desk = await Desk.open(browser, site.url, 'en', admin);
    await grantDays(desk);
    const { entries } = (await post(site.url, '/api/user/statement', { token: viewer })).body;
    expect(entries).toEqual([
      expect.objectContaining({ unit: 'days', amount: 12, reason: 'grant', note: SORRY, reference: null }),
    ]);
    await makeCoupons(desk);
    const page = `/users/${await idOf('viewer', admin)}/show`;
    await suspend(desk, page);
    expect((await post(site.url, '/api/user/statement', { token: viewer })).body.auth_error).toBe('token_expired');
    await readTheLog(desk);
    await endSuspension(desk, page);
    await signIn('viewer');
  });

  it('an administrator reverses a payment with a reason', async () => {
    const viewer = await signIn('viewer');
    await buyPlan(site.url, viewer, 3);
    desk = await Desk.open(browser, site.url, 'en', await signIn('admin'));
    const { page } = desk;
    await desk.visit('/payments');
    await desk.row('Paid').getByRole('link').first().click();
    await page.getByText('The bank confirmed the amount; credited').waitFor();
    expect(await seriousFaults(page)).toEqual([]);
    await desk.press('Reverse');
    await desk.fill('Reason', 'Bought twice by mistake');
    await desk.confirm('Reverse the payment');
    await page.getByText('Money given back').waitFor();
    await page.getByText('Bought twice by mistake').waitFor();
    expect(await desk.button('Reverse').count()).toBe(0);
    const { entries } = (await post(site.url, '/api/user/statement', { token: viewer })).body;
    expect(entries[0]).toMatchObject({ reason: 'reversal', note: 'Bought twice by mistake' });
    await desk.visit('/ledger');
    await page.getByText('The books are balanced').waitFor();
    await desk.row('Sandbox bank').getByText('390,000 rials').first().waitFor();
  });

  it('a moderator sees none of it, and is refused kindly at its addresses', async () => {
    const token = await signIn('moderator');
    desk = await Desk.open(browser, site.url, 'fa', token);
    const { page } = desk;
    await desk.visit(`/users/${await idOf('viewer', token)}/show`);
    await desk.button('تعلیق').waitFor();
    await desk.heading('ورودها').waitFor();
    expect(await desk.button('دادن روز یا حجم').count()).toBe(0);
    expect(await desk.heading('صورت‌حساب').count()).toBe(0);
    await desk.press('کارهای دیگر');
    expect(await page.getByRole('menuitem', { name: 'تغییر نقش' }).count()).toBe(0);
    await desk.visit(`/users/${await idOf('admin', token)}/show`);
    await desk.heading('ورودها').waitFor();
    expect(await desk.button('تعلیق').count()).toBe(0);
    for (const section of ['پرداخت‌ها', 'کدهای تخفیف', 'اشتراک‌ها', 'دفتر کارها']) {
      expect(await page.getByRole('link', { name: section, exact: true }).count()).toBe(0);
    }

    const addresses = ['/payments', '/payments/1/show', '/coupons/create', '/plans/2', '/audit'];
    for (const address of addresses) {
      await desk.visit(address);
      await desk.heading('این صفحه ویژهٔ مدیران است').waitFor();
    }
    expect(await seriousFaults(page)).toEqual([]);
    const grant = { user_id: await idOf('viewer', token), unit: 'days', amount: 1, reason: 'because' };
    const refused = await post(site.url, '/api/console/users/grant', { ...grant, token });
    expect(refused.status).toBe(403);
    for (const list of ['payments', 'coupons', 'plans', 'audit', 'statements']) {
      const answer = await get(site.url, `/api/console/${list}`, { authorization: `Bearer ${token}` });
      expect(answer.status).toBe(403);
    }
  });

  it('switches two-step sign-in on; signing in then asks for a code', async () => {
    desk = await Desk.open(browser, site.url, 'en', await signIn('moderator'));
    const { page } = desk;
    await desk.visit('/account');
    await desk.press('Switch on');
    await desk.fill('Your password', DEMO_PASSWORD);
    await desk.press('Next');
    await page.getByRole('img', { name: 'The setup key as a picture for the authenticator' }).waitFor();
    const secret = await page.locator('[data-secret]').getAttribute('data-secret');
    const totp = new TOTP({ secret: secret ?? '' });
    await desk.fill('Code of the app', '000000');
    await page.getByRole('dialog').getByRole('button', { name: 'Switch on' }).click();
    await page.getByText('The code is wrong').waitFor();
    await desk.fill('Code of the app', totp.generate());
    await page.getByRole('dialog').getByRole('button', { name: 'Switch on' }).click();
    await desk.heading('Your recovery codes').waitFor();
    const [recovery = ''] = await page.getByRole('dialog').locator('li').allTextContents();
    await desk.confirm('I have kept them');
    await page.getByText('10 recovery codes are left').waitFor();
    expect(await seriousFaults(page)).toEqual([]);

    await desk.press('Sign out');
    await desk.fill('E-mail or username', 'moderator');
    await desk.fill('Password', DEMO_PASSWORD);
    await desk.press('Sign in');
    await desk.fill('Code of your authenticator', '12345');
    await desk.press('Sign in');
    await page.getByText('The code is wrong').waitFor();
    await desk.fill('Code of your authenticator', recovery);
    await desk.press('Sign in');
    await page.waitForURL((url) => !url.pathname.endsWith('/login'));

    await desk.visit('/account');
    await page.getByText('9 recovery codes are left').waitFor();
  });
});
