import { TOTP } from 'otpauth';
import type { Locator } from 'playwright-core';
import { DEMO_PASSWORD } from '#modules/accounts/demo/demo-accounts.ts';
import { get, post, solvedCaptcha } from '../../support/api-client.ts';
import { accessibilityFaults } from '../support/accessibility.ts';
import { buyPlan } from '../support/sandbox-purchase.ts';
import { walkedSite } from '../support/walked-site.ts';
import { makeOne, withdrawAndBringBack } from './catalogue/duplicates.ts';
import { changeGenres, mergeGenres } from './catalogue/genres.ts';
import { importTitles } from './catalogue/imports.ts';
import { typeNews, typeTitle } from './catalogue/keyboard.ts';
import { givePoster } from './catalogue/pictures.ts';
import { changeTogether, makeTitle } from './catalogue/titles.ts';
import { openConsoles } from './open-consoles.ts';
import { rebuildReadModels } from './rebuilds.ts';
import { endSuspension, GRANT_REASON, grantDays, makeCoupons, readAuditLog, suspend } from './steps.ts';
import { markWord, takeUpWork } from './waiting.ts';

describe('the console’s screens for members and sales', () => {
  const site = walkedSite();
  const openConsole = openConsoles(site);
  const { signIn } = site;
  const idOf = async (username: string, token: string): Promise<number> => {
    const filter = encodeURIComponent(JSON.stringify({ q: username }));
    const { body } = await get(site.url, `/api/console/users?filter=${filter}`, { authorization: `Bearer ${token}` });
    return body.find((user: { username: string }) => user.username === username).id;
  };

  it('leads who is not signed in to the log-in page, and asks for it once', async () => {
    const consolePage = await openConsole('fa');
    let asked = 0;
    consolePage.page.on('framenavigated', (frame) => {
      if (frame.url().endsWith('/admin/login')) asked += 1;
    });
    await consolePage.visit('/comments');
    await consolePage.heading('ورود همکاران').waitFor();
    expect(asked).toBe(1);
  });

  it('an administrator grants days, makes coupons and suspends; the log has all of it', async () => {
    const viewer = await signIn('viewer');
    const admin = await signIn('admin');
    const consolePage = await openConsole('en', admin);
    await grantDays(consolePage);
    const { entries } = (await post(site.url, '/api/user/statement', { token: viewer })).body;
    expect(entries).toEqual([
      expect.objectContaining({ unit: 'days', amount: 12, reason: 'grant', note: GRANT_REASON, reference: null }),
    ]);
    await makeCoupons(consolePage);
    const page = `/users/${await idOf('viewer', admin)}/show`;
    await suspend(consolePage, page);
    expect((await post(site.url, '/api/user/statement', { token: viewer })).body.auth_error).toBe('token_expired');
    await readAuditLog(consolePage);
    await endSuspension(consolePage, page);
    await signIn('viewer');
  });

  it('an administrator reverses a payment with a reason', async () => {
    const viewer = await signIn('viewer');
    await buyPlan(site.url, viewer, 3);
    const consolePage = await openConsole('en', await signIn('admin'));
    const { page } = consolePage;
    await consolePage.visit('/payments');
    await consolePage.row('Paid').getByRole('link').first().click();
    await page.getByText('The bank confirmed the amount; credited').waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
    await consolePage.press('Reverse');
    await consolePage.fill('Reason', 'Bought twice by mistake');
    await consolePage.confirm('Reverse the payment');
    await page.getByText('Money returned').waitFor();
    await page.getByText('Bought twice by mistake').waitFor();
    expect(await consolePage.button('Reverse').count()).toBe(0);
    const { entries } = (await post(site.url, '/api/user/statement', { token: viewer })).body;
    expect(entries[0]).toMatchObject({ reason: 'reversal', note: 'Bought twice by mistake' });
    await consolePage.visit('/ledger');
    await page.getByText('The books are balanced').waitFor();
    await consolePage.row('Sandbox bank').getByText('390,000 rials').first().waitFor();
  });

  it.each(['/audit', '/payments'])('the two days of a span share a row on a phone: %s', async (list) => {
    const consolePage = await openConsole('fa', await signIn('admin'));
    const { page } = consolePage;
    await page.setViewportSize({ width: 390, height: 844 });
    await consolePage.visit(list);
    const days = ['از روز', 'تا روز'].map((name) => page.getByRole('group', { name, exact: true }));
    await Promise.all(days.map((day) => day.waitFor()));
    const [from, until] = await Promise.all(days.map((day) => day.boundingBox()));
    expect(from).toMatchObject({ y: until?.y, width: until?.width });
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(390);
  });

  it('no name, address or row of buttons is too long for a phone, and other letters begin where the page does', async () => {
    const admin = await signIn('admin');
    const word = 'Unbroken'.repeat(25);
    const name = { fa: 'نامی که دراز است '.repeat(6).trim(), en: word.slice(0, 120) };
    const person = (await post(site.url, '/api/console/people', { name, token: admin })).body.person_id;
    const made = { post_type: 2, name: { ...name, en: word }, release_year: 2020, directors: [person], token: admin };
    const title = (await post(site.url, '/api/console/titles', made)).body.title_id;
    const email = `${'long'.repeat(15)}@${'sub.'.repeat(20)}example.org`;
    const form = { name: word.slice(0, 100), email, subject: word.slice(0, 150), body: word };
    const sent = await post(site.url, '/api/contact', { form, captcha: await solvedCaptcha(site.url) });
    expect([sent.status, typeof title]).toEqual([200, 'number']);
    const consolePage = await openConsole('fa', admin);
    const { page } = consolePage;
    await page.setViewportSize({ width: 390, height: 844 });
    const lists = ['/titles', `/people?filter={"q":"unbroken"}`, '/contacts', '/audit'];
    for (const address of [...lists, `/titles/${title}/show`, `/people/${person}/show`]) {
      await consolePage.visit(address);
      await page
        .locator('main')
        .getByText(/nbroken|نامی/)
        .first()
        .waitFor();
      const tooWide = () =>
        [document.documentElement, ...document.querySelectorAll('.RaDataTable-tableWrapper')]
          .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
          .map(({ className }) => className);
      expect([address, await page.evaluate(tooWide)]).toEqual([address, []]);
      const actions = await page.locator('main header :is(a, button)').all();
      for (const box of await Promise.all(actions.map((action) => action.boundingBox()))) {
        expect([address, (box?.x ?? 0) >= 0 && (box?.x ?? 0) + (box?.width ?? 0) <= 390]).toEqual([address, true]);
      }
    }
    const ends = async (of: Locator) => of.boundingBox().then((box) => (box ? Math.round(box.x + box.width) : null));
    await page.setViewportSize({ width: 1360, height: 900 });
    await consolePage.visit(`/titles/${title}/show`);
    const heading = page.getByRole('heading', { level: 1 });
    await heading.waitFor();
    expect(await ends(page.locator('header bdi', { hasText: word }))).toBe(await ends(heading));
  });

  it('an administrator makes a title by the keyboard, changes it in two windows at once, and nothing is lost', async () => {
    const admin = await signIn('admin');
    const consolePage = await openConsole('en', admin);
    const id = await makeTitle(consolePage);
    const second = await openConsole('en', admin);
    await changeTogether(consolePage, second, id);
    await givePoster(consolePage, site.url, id);
  });

  it('an administrator who touches no mouse makes a title in less than two minutes, and has news read', async () => {
    const consolePage = await openConsole('en', await signIn('admin'));
    await typeTitle(consolePage);
    await typeNews(consolePage, site.url);
  });

  it('an administrator makes one of two titles, and takes another from the site and back', async () => {
    const admin = await signIn('admin');
    const consolePage = await openConsole('en', admin);
    await makeOne(consolePage, site.url, admin);
    await withdrawAndBringBack(consolePage, site.url);
  });

  it('an administrator renames a genre, begins another and makes one of two', async () => {
    const consolePage = await openConsole('en', await signIn('admin'));
    await changeGenres(consolePage, site.url);
    await mergeGenres(consolePage, site.url);
  });

  it('an administrator tries a file of titles and imports it', async () => {
    const consolePage = await openConsole('en', await signIn('admin'));
    await importTitles(consolePage);
  });

  it('an administrator compares a read model with the event log, and makes it anew', async () => {
    const consolePage = await openConsole('en', await signIn('admin'));
    await rebuildReadModels(consolePage);
  });

  it('a moderator leaves a reported comment as it is, and refuses another', async () => {
    const [author, moderator] = [await signIn('viewer'), await signIn('moderator')];
    const reader = await signIn('admin');
    const { body: title } = await post(site.url, '/api/post/getMovie/children-of-heaven-1997');
    for (const body of ['The shoes are the hero', 'Everybody dies at the end']) {
      const comment = { post_id: title.post.id, body };
      const { comment_id: id } = (await post(site.url, '/api/user/comment', { comment, token: author })).body;
      await post(site.url, '/api/console/comments/approve', { comments: [{ id, version: 1 }], token: moderator });
      const report = { comment_id: id, reason: 'spoiler', note: 'It tells the end', token: reader };
      expect((await post(site.url, '/api/user/reportComment', report)).body.status).toBe(1);
    }
    const consolePage = await openConsole('fa', moderator);
    const { page } = consolePage;
    await consolePage.visit('/comments');
    await page.getByRole('tab', { name: /گزارش‌شده/ }).click();
    const row = (text: string) => page.getByRole('listitem').filter({ hasText: text }).first();
    await row('The shoes').getByText('It tells the end').waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
    await row('The shoes').getByRole('button', { name: 'بماند' }).click();
    await row('The shoes').waitFor({ state: 'detached' });
    await row('Everybody dies').getByRole('button', { name: 'رد', exact: true }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'رد کردن' }).click();
    await page.getByText('گزارشی نیست').waitFor();
    const { comments } = (await post(site.url, '/api/post/comments', { post_id: title.post.id, page: 1 })).body;
    expect(comments.map((comment: { body: string }) => comment.body)).toContain('The shoes are the hero');
    expect(comments.map((comment: { body: string }) => comment.body)).not.toContain('Everybody dies at the end');
  });

  it('a moderator takes up what waits, a colleague sees it; what is to be looked at is marked', async () => {
    const [author, moderator] = [await signIn('viewer'), await signIn('moderator')];
    const { body: title } = await post(site.url, '/api/post/getMovie/children-of-heaven-1997');
    const comment = { post_id: title.post.id, body: 'Better than a casino' };
    await post(site.url, '/api/user/comment', { comment, token: author });
    const consolePage = await openConsole('en', moderator);
    const colleague = await openConsole('en', await signIn('admin'));
    await takeUpWork(consolePage, colleague, comment.body);
    await markWord(consolePage, 'casino');
  });

  it('a moderator sees none of it, and is refused kindly at its addresses', async () => {
    const token = await signIn('moderator');
    const consolePage = await openConsole('fa', token);
    const { page } = consolePage;
    await consolePage.visit(`/users/${await idOf('viewer', token)}/show`);
    await consolePage.button('تعلیق').waitFor();
    await consolePage.heading('ورودها').waitFor();
    expect(await consolePage.button('دادن روز یا حجم').count()).toBe(0);
    expect(await consolePage.heading('گردش اشتراک').count()).toBe(0);
    await consolePage.press('کارهای دیگر');
    expect(await page.getByRole('menuitem', { name: 'تغییر نقش' }).count()).toBe(0);
    await consolePage.visit(`/users/${await idOf('admin', token)}/show`);
    await consolePage.heading('ورودها').waitFor();
    expect(await consolePage.button('تعلیق').count()).toBe(0);
    for (const section of ['پرداخت‌ها', 'کدهای تخفیف', 'اشتراک‌ها', 'دفتر کارها']) {
      expect(await page.getByRole('link', { name: section, exact: true }).count()).toBe(0);
    }

    const addresses = ['/payments', '/payments/1/show', '/coupons/create', '/plans/2', '/audit'];
    for (const address of addresses) {
      await consolePage.visit(address);
      await consolePage.heading('این صفحه ویژهٔ مدیران است').waitFor();
    }
    expect(await accessibilityFaults(page)).toEqual([]);
    const grant = { user_id: await idOf('viewer', token), unit: 'days', amount: 1, reason: 'because' };
    const refused = await post(site.url, '/api/console/users/grant', { ...grant, token });
    expect(refused.status).toBe(403);
    for (const list of ['payments', 'coupons', 'plans', 'audit', 'statements']) {
      const answer = await get(site.url, `/api/console/${list}`, { authorization: `Bearer ${token}` });
      expect(answer.status).toBe(403);
    }
  });

  it('switches two-step verification on; logging in then asks for a code', async () => {
    const consolePage = await openConsole('en', await signIn('moderator'));
    const { page } = consolePage;
    await consolePage.visit('/account');
    await consolePage.press('Switch on');
    await consolePage.fill('Your password', DEMO_PASSWORD);
    await consolePage.press('Next');
    await page.getByRole('img', { name: 'Setup key as a picture for the authenticator app' }).waitFor();
    const secret = await page.locator('[data-secret]').getAttribute('data-secret');
    const totp = new TOTP({ secret: secret ?? '' });
    await consolePage.fill('Code from the app', '000000');
    await page.getByRole('dialog').getByRole('button', { name: 'Switch on' }).click();
    await page.getByText('The code is wrong').waitFor();
    await consolePage.fill('Code from the app', totp.generate());
    await page.getByRole('dialog').getByRole('button', { name: 'Switch on' }).click();
    await consolePage.heading('Your recovery codes').waitFor();
    const [recovery = ''] = await page.getByRole('dialog').locator('li').allTextContents();
    await consolePage.confirm('I have saved them');
    await page.getByText('10 recovery codes are left').waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);

    await consolePage.press('Log out');
    await consolePage.fill('Email or username', 'moderator');
    await consolePage.fill('Password', DEMO_PASSWORD);
    await consolePage.press('Log in');
    await consolePage.fill('Code from your authenticator app', '12345');
    await consolePage.press('Log in');
    await page.getByText('The code is wrong').waitFor();
    await consolePage.fill('Code from your authenticator app', recovery);
    await consolePage.press('Log in');
    await page.waitForURL((url) => !url.pathname.endsWith('/login'));
    const kept = (await page.context().cookies()).find(({ name }) => name === 'parde_console');
    expect(kept).toMatchObject({ httpOnly: true, sameSite: 'Strict', path: '/api' });
    const seen = await page.evaluate(() => document.cookie + JSON.stringify({ ...localStorage, ...sessionStorage }));
    expect(seen).not.toMatch(/eyJ[\w-]+\./);

    await consolePage.visit('/account');
    await page.getByText('9 recovery codes are left').waitFor();
  });
});
