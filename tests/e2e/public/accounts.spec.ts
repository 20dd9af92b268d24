import { readFileSync } from 'node:fs';
import { TOTP } from 'otpauth';
import { DEMO_PASSWORD } from '#modules/accounts/demo/demo-accounts.ts';
import { eventually } from '#platform/testing/eventually.ts';
import { post } from '../../support/api-client.ts';
import { accessibilityFaults } from '../support/accessibility.ts';
import { Buyer } from '../support/buyer.ts';
import { DEVICES, PASSWORD, Reader } from '../support/reader.ts';
import type { Language } from '../support/texts.ts';
import { walkedSite } from '../support/walked-site.ts';
import { coveredFocus } from './layout/covered-focus.ts';
import { describeLayout } from './layout/layout-walk.ts';
import { authenticator, couponOf } from './staff-calls.ts';

const [PHONE, DESKTOP] = DEVICES as [(typeof DEVICES)[0], (typeof DEVICES)[0]];
const RECOVERY_SENT = 'An email sent to you containing a URL link to reset your password';
const CASES = [
  { language: 'fa' as Language, device: PHONE, halfOf20Gigabytes: '۱۹٬۵۰۰', days30: '۴۹٬۰۰۰' },
  { language: 'en' as Language, device: DESKTOP, halfOf20Gigabytes: '19,500', days30: '49,000' },
];

const site = walkedSite();

describe.each(CASES)('a buyer in $language on a $device.name', ({ language, device, halfOf20Gigabytes, days30 }) => {
  let reader: Reader;
  const premium = (key: string) => reader.text('premium', key);
  const planFact = (key: string) => reader.page.locator('#premium > p').filter({ hasText: premium(key) });

  beforeEach(async () => {
    reader = await Reader.open(site.browser, site.url, language, device);
  });
  afterEach(async () => {
    expect(reader.browserErrors).toEqual([]);
    await reader.close();
  });

  it('registers with a plan, cancels at the bank, pays, verifies, and extends with a coupon though the way back is lost', async () => {
    const { page } = reader;
    const buyer = new Buyer(reader, `buyer_${language}`);
    await reader.visit('/?ref=1');
    await buyer.registerWithDays();
    expect(await buyer.toPay()).toContain(days30);
    expect(await accessibilityFaults(page)).toEqual([]);
    await buyer.payAtBank({ press: 'cancel' });
    const cancelled = await buyer.waitForOutcome('failed');
    expect(page.url()).toContain(`/payment/error/cancelled/${cancelled}`);
    await page.getByText(premium('payment.ordered'), { exact: true }).waitFor();
    const said = await page.locator('main').innerText();
    expect(said).toMatch(/\b[0-9A-Z]{4}-[0-9A-Z]{4}\b/);
    expect(said).not.toMatch(/[0-9a-f]{32}/);
    expect(said.split('\n')).not.toContain(premium('payment.bought'));
    expect(await accessibilityFaults(page)).toEqual([]);

    await page.getByRole('link', { name: premium('payment.again') }).click();
    await page.waitForURL('**/confirm-order');
    await buyer.payAtBank({ press: 'pay' });
    const paid = await buyer.waitForOutcome('paid');
    expect(paid).not.toBe(cancelled);
    expect(page.url()).toContain(`/payment/success/${paid}`);
    // The address of a page proves nothing.
    await page.goto(`${site.url}/payment/success/${cancelled}`);
    await buyer.waitForOutcome('failed');
    await page.goto(`${site.url}/payment/error/cancelled/${paid}`);
    await buyer.waitForOutcome('paid');
    await page.getByText(`${days30} `).first().waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);

    await page.getByRole('link', { name: premium('payment.verify') }).click();
    await page.waitForURL('**/verify-account');
    await reader.fill('accounts', 'verify.code', await buyer.code());
    // As a member they have the receipt there.
    await page.waitForURL(`**/payment/success/${paid}`);
    await buyer.waitForOutcome('paid');
    await reader.visit('/user/profile-page');
    await planFact('premium.days').waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
    expect(await site.rows('select referrer_id from write.account where username = $1', [buyer.username])).toEqual([
      { referrer_id: 1 },
    ]);

    await extendsThoughTheWayBackIsLost(buyer, await couponOf(site.url, 50));
  }, 300_000);

  async function extendsThoughTheWayBackIsLost(buyer: Buyer, coupon: string): Promise<void> {
    const { page } = reader;
    await buyer.choose(language === 'fa' ? '۲۰ گیگابایت' : '20 GB');
    await reader.press('premium', 'buy.continue');
    await page.waitForURL('**/confirm-order2?offer=*');
    await reader.fill('premium', 'coupon.label', 'NO-SUCH-CODE');
    await reader.press('premium', 'coupon.apply');
    await page.getByText(reader.text('premium', 'Its an invalid coupon code'), { exact: true }).waitFor();
    await reader.fill('premium', 'coupon.label', coupon);
    await reader.press('premium', 'coupon.apply');
    await page.getByRole('button', { name: premium('coupon.remove') }).waitFor();
    expect(await buyer.toPay()).toContain(halfOf20Gigabytes);
    expect(await accessibilityFaults(page)).toEqual([]);
    await buyer.payAtBank({ press: 'pay', fault: 'callback lost' });
    await page.waitForURL('**/bank/complete');

    await reader.visit('/user/profile-page?tab=payments');
    await page.locator('section').getByText(premium('state.waiting'), { exact: true }).click();
    const reference = await buyer.waitForOutcome('waiting');
    await reader.press('premium', 'payment.copyNumber');
    expect(await reader.coveredByToasts()).toEqual([]);
    // The worker would look in a minute.
    await site.rows('update write.payment set next_check_at = now() where reference = $1', [reference]);
    await buyer.waitForOutcome('paid', 60_000);
    const saved = page.waitForEvent('download');
    await reader.press('premium', 'receipt.pdf');
    expect((await saved).suggestedFilename()).toMatch(/^parde-[0-9A-Z]{4}-[0-9A-Z]{4}\.pdf$/);
    const sums = 'select price::int, discount::int, amount::int from write.payment where reference = $1';
    expect(await site.rows(sums, [reference])).toEqual([{ price: 390_000, discount: 195_000, amount: 195_000 }]);
    await page.getByRole('link', { name: premium('payment.toProfile') }).click();
    await planFact('premium.volume').waitFor();
    await reader.visit('/user/profile-page?tab=statement');
    await eventually(async () => expect(await page.locator('section li').count()).toBe(2));
    expect(await accessibilityFaults(page)).toEqual([]);
  }

  it('buys a plan for the sake of a film, over the log-in and after a cancelled try, and is led back to it', async () => {
    const { page } = reader;
    const buyer = new Buyer(reader, `fan_${language}`);
    await reader.join(buyer.username);
    await page.goto(`${site.url}/logout`);
    await page.waitForURL(`${site.url}/`);

    const film = '/movies/children-of-heaven-1997';
    const { body } = await post(site.url, `/api/post/getMovie${film.slice('/movies'.length)}`);
    const { id } = body.post.files[0];
    await reader.visit(`/buy-premium/${id}/-?from=${encodeURIComponent(film)}`);
    await page.getByRole('heading', { name: body.post.name[language], exact: true }).waitFor();
    await page.getByRole('radio').first().waitFor({ state: 'attached' });
    expect(await accessibilityFaults(page)).toEqual([]);
    // So low that the form ends where its button is under the thumb.
    await page.setViewportSize({ width: device.width, height: 660 });
    await reader.press('premium', 'buy.continue');
    await page.waitForURL('**/login');
    expect(await reader.coveredByToasts()).toEqual([]);
    await page.setViewportSize({ width: device.width, height: device.height });
    await reader.logIn(buyer.username);
    await page.waitForURL('**/confirm-order2?offer=*');
    await buyer.payAtBank({ press: 'cancel' });
    await buyer.waitForOutcome('failed');
    expect(await page.locator(`a[href="/play/${id}"]`).count()).toBe(0);

    await page.getByRole('link', { name: premium('payment.again') }).click();
    await page.waitForURL('**/confirm-order2?offer=*');
    await buyer.payAtBank({ press: 'pay' });
    await buyer.waitForOutcome('paid');
    const back = page.getByRole('link', { name: premium('payment.play'), exact: true });
    expect(await back.getAttribute('href')).toBe(`/play/${id}`);
    expect(await accessibilityFaults(page)).toEqual([]);
  }, 180_000);

  it('gets a new password by the link in the mailbox, once', async () => {
    const { page } = reader;
    const username = `forgetful_${language}`;
    const buyer = new Buyer(reader, username);
    await reader.join(username);
    await page.goto(`${site.url}/logout`);
    await page.waitForURL(`${site.url}/`);
    await reader.visit('/login');
    await page.getByRole('link', { name: reader.text('accounts', 'login.forgot') }).click();
    await reader.fill('accounts', 'register.email', buyer.email);
    await reader.press('accounts', 'recovery.submit');
    await page.getByText(reader.text('accounts', RECOVERY_SENT)).waitFor();

    const link = await buyer.recoveryLink();
    const password = `${PASSWORD} and one more`;
    await reader.visit(link);
    await reader.fill('accounts', 'newPassword.label', password);
    await reader.fill('accounts', 'register.password_confirmation', password);
    await reader.press('accounts', 'newPassword.submit');
    await page.waitForURL('**/login');
    await reader.logIn(username, password);
    await reader.visit(link);
    await page.getByRole('link', { name: reader.text('accounts', 'newPassword.another') }).waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
  }, 240_000);
});

describe('a member', () => {
  it('changes name and picture, takes the data along, and deletes the account', async () => {
    const reader = await Reader.open(site.browser, site.url, 'fa', PHONE);
    const { page } = reader;
    const username = 'leaving';
    await reader.join(username);

    await reader.visit('/user/profile-page?tab=details');
    await reader.fill('accounts', 'register.name', 'نام تازه');
    await reader.press('accounts', 'edit.submit');
    await page.getByText(reader.text('accounts', 'Changed successfully'), { exact: true }).waitFor();
    await page.getByRole('heading', { name: 'نام تازه' }).waitFor();

    await reader.visit('/user/change-avatar');
    const input = page.locator('input[type=file]');
    await input.setInputFiles({ name: 'large.png', mimeType: 'image/png', buffer: Buffer.alloc(5_242_880) });
    await page.getByText(reader.text('accounts', 'File size shouldent be more than 1 MB'), { exact: true }).waitFor();
    const drawn = await page.evaluate(() => document.createElement('canvas').toDataURL('image/png'));
    const buffer = Buffer.from(drawn.split(',')[1] ?? '', 'base64');
    await input.setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer });
    expect(await accessibilityFaults(page)).toEqual([]);
    await reader.press('accounts', 'avatar.submit');
    await page.getByText(reader.text('accounts', 'Uploaded successfully'), { exact: true }).waitFor();
    await page.locator('header img[src*="/avatars/"]').waitFor();

    await reader.visit('/user/profile-page?tab=devices');
    await page.getByText(reader.text('accounts', 'devices.current'), { exact: true }).waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);

    await reader.visit('/user/profile-page?tab=data');
    const download = page.waitForEvent('download');
    await reader.press('accounts', 'export.submit');
    const file = await (await download).path();
    expect(JSON.parse(readFileSync(file, 'utf8')).data.account[0]).toMatchObject({ username, name: 'نام تازه' });

    await reader.press('accounts', 'delete.open');
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel(reader.text('accounts', 'password.label'), { exact: true }).fill('not the password');
    await dialog.getByRole('checkbox').check();
    await reader.press('accounts', 'delete.submit');
    await page.getByText(reader.text('accounts', 'The password is wrong'), { exact: true }).waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
    await dialog.getByLabel(reader.text('accounts', 'password.label'), { exact: true }).fill(PASSWORD);
    await reader.press('accounts', 'delete.submit');
    await page.waitForURL(`${site.url}/`);
    // In a tab of its own: in this one the closed dialog still gives its entry of the history back.
    const other = await page.context().newPage();
    await other.goto(`${site.url}/user/${username}`);
    await other.getByText(reader.text('accounts', 'profile.unknown'), { exact: true }).waitFor();
    expect(reader.browserErrors).toEqual([]);
    await reader.close();
  }, 240_000);
});

describe('a newcomer who has mistyped their address', () => {
  it('finds the form as it was, keeps the username, and gets the code', async () => {
    const reader = await Reader.open(site.browser, site.url, 'fa', PHONE);
    const { page } = reader;
    const send = async (email: string) => {
      await reader.fill('accounts', 'register.email', email);
      await reader.fill('accounts', 'register.password', PASSWORD);
      await reader.fill('accounts', 'register.password_confirmation', PASSWORD);
      await reader.press('accounts', 'register.submit');
      await page.waitForURL('**/verify-account');
    };
    await reader.visit('/register');
    await reader.fill('accounts', 'register.name', 'شتابان');
    await reader.fill('accounts', 'register.username', 'hurried');
    await send('hurried@exmaple.org');
    await page.getByRole('link', { name: reader.text('accounts', 'verify.again') }).click();
    await page.getByLabel(reader.text('accounts', 'register.username'), { exact: true }).waitFor();
    await send('hurried@example.org');
    await reader.fill('accounts', 'verify.code', await reader.codeFor('hurried@example.org'));
    await page.waitForURL(`${site.url}/`);
    await reader.visit('/user/profile-page?tab=details');
    await page.locator('dd').filter({ hasText: 'hurried@example.org' }).waitFor();
    expect(await page.evaluate(() => sessionStorage.getItem('parde.draft.registration'))).toBeNull();
    expect(reader.browserErrors).toEqual([]);
    await reader.close();
  }, 240_000);
});

describe('a member whose mailbox has changed', () => {
  it('proves the new one, over a reload, and back closes what asks for it', async () => {
    const reader = await Reader.open(site.browser, site.url, 'fa', PHONE);
    const { page } = reader;
    await reader.join('moving');
    await reader.visit('/user/profile-page?tab=details');
    await reader.press('accounts', 'contact.email.title');
    await reader.fill('accounts', 'contact.email.new', 'moved@example.com');
    expect(await accessibilityFaults(page)).toEqual([]);
    await page.goBack();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await reader.press('accounts', 'contact.email.title');
    await reader.fill('accounts', 'edit.current', PASSWORD);
    await reader.press('accounts', 'contact.submit');
    const code = await reader.codeFor('moved@example.com');
    await page.reload();
    await reader.press('accounts', 'contact.email.title');
    await page.getByText('moved@example.com', { exact: true }).waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
    await reader.fill('accounts', 'verify.code', code);
    await page.getByText(reader.text('accounts', 'Your email is changed'), { exact: true }).waitFor();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await page.locator('dd').filter({ hasText: 'moved@example.com' }).waitFor();
    expect(reader.browserErrors).toEqual([]);
    await reader.close();
  }, 240_000);
});

describe('a member with the keyboard alone, at a desktop that shows everything twice as large', () => {
  it('sees what has the focus: no bar that stays covers it', async () => {
    const reader = await Reader.open(site.browser, site.url, 'en', { name: 'desktop', width: 640, height: 400 });
    await reader.logIn('viewer', DEMO_PASSWORD);
    const covered: Record<string, string[]> = {};
    for (const tab of ['details', 'data', 'statement']) {
      await reader.visit(`/user/profile-page?tab=${tab}`);
      covered[tab] = await coveredFocus(reader.page);
    }
    expect(covered).toEqual({ details: [], data: [], statement: [] });
    await reader.close();
  }, 240_000);
});

describe('a reader with a phone held sideways', () => {
  it('has more of the page before them once they read on: one bar goes with it', async () => {
    const reader = await Reader.open(site.browser, site.url, 'fa', { name: 'phone', width: 800, height: 360 });
    await reader.visit('/movies');
    await reader.page.evaluate(() => scrollTo(0, 400));
    const bars = await reader.page.evaluate(() =>
      [...document.querySelectorAll('header, nav')]
        .filter((bar) => /^(sticky|fixed)$/.test(getComputedStyle(bar).position) && bar.clientHeight > 0)
        .map((bar) => bar.tagName),
    );
    expect(bars).toEqual(['NAV']);
    await reader.close();
  }, 240_000);
});

describe('a reader who has chosen the colours of all pages', () => {
  it('sees which filters are on, where the keys are in a menu, and how full a bar is', async () => {
    const reader = await Reader.open(site.browser, site.url, 'en', DESKTOP);
    const { page } = reader;
    const isOn = (ground: string, selector: string) =>
      page
        .locator(selector)
        .first()
        .evaluate((element, colour) => {
          const probe = document.createElement('i');
          probe.style.cssText = `forced-color-adjust: none; background: ${colour}`;
          document.body.append(probe);
          return getComputedStyle(element).backgroundColor === getComputedStyle(probe).backgroundColor;
        }, ground);
    const isSelected = (selector: string) => isOn('SelectedItem', selector);
    await page.emulateMedia({ forcedColors: 'active' });
    await reader.visit('/search?genres=drama');
    expect(await isSelected('[aria-pressed=true]')).toBe(true);
    expect(await isSelected('[aria-pressed=false]')).toBe(false);
    const tool = page.getByRole('main').getByRole('listitem').getByRole('button').first();
    // Cards have their buttons from the first sign of a reader on that a page in its browser hears.
    await eventually(async () => {
      await page.mouse.move(600, 600);
      await page.mouse.move(640, 600);
      expect(await tool.isVisible()).toBe(true);
    });
    const drawn = await tool.evaluate((button) => {
      const { backgroundColor, borderTopWidth } = getComputedStyle(button);
      return { background: backgroundColor, edge: borderTopWidth };
    });
    expect(drawn).toEqual({ background: expect.stringMatching(/, 0\)$/), edge: '0px' });
    await reader.press('core', 'theme.label');
    await page.getByRole('menuitemradio').first().waitFor();
    await page.keyboard.press('ArrowDown');
    await eventually(async () => expect(await isSelected('[data-highlighted]')).toBe(true));
    expect(await isSelected('[role=menuitemradio]:not([data-highlighted])')).toBe(false);
    await reader.visit('/movies/inception-2010');
    const likes = page
      .getByRole('main')
      .getByRole('group')
      .filter({ has: page.locator('[aria-pressed]') });
    expect(await likes.first().evaluate((pair) => getComputedStyle(pair).borderTopWidth)).toBe('1px');
    expect(await isOn('Highlight', 'main aside li [style]')).toBe(true);
    await reader.close();
  }, 240_000);
});

describe('a member with a coupon for everything', () => {
  it('gets the plan without a bank', async () => {
    const reader = await Reader.open(site.browser, site.url, 'fa', PHONE);
    const { page } = reader;
    const buyer = new Buyer(reader, 'viewer');
    await reader.logIn(buyer.username, DEMO_PASSWORD);
    await reader.visit('/user/profile-page');
    await buyer.choose('۲۰ گیگابایت');
    await reader.press('premium', 'buy.continue');
    await page.waitForURL('**/confirm-order2?offer=*');
    await reader.fill('premium', 'coupon.label', await couponOf(site.url, 100));
    await reader.press('premium', 'coupon.apply');
    const free = page.getByRole('button', { name: reader.text('premium', 'order.free'), exact: true });
    await free.waitFor();
    expect(await page.getByRole('radio').count()).toBe(0);
    expect(await accessibilityFaults(page)).toEqual([]);
    await free.click();
    const reference = await buyer.waitForOutcome('free');
    expect(await accessibilityFaults(page)).toEqual([]);
    const facts = 'select state, gateway, amount::int from write.payment where reference = $1';
    expect(await site.rows(facts, [reference])).toEqual([{ state: 'paid', gateway: 'none', amount: 0 }]);
    const credits = 'select unit, amount::float8 from write.membership_entry where reference = $1';
    expect(await site.rows(credits, [reference])).toEqual([{ unit: 'bytes', amount: 20 * 1024 ** 3 }]);
    expect(reader.browserErrors).toEqual([]);
    await reader.close();
  }, 240_000);
});

describeLayout(() => site);

describe('a moderator with an authenticator', () => {
  it('is asked for its code after the password, and told when it is wrong', async () => {
    const { secret } = await authenticator(site.url, 'moderator');
    const reader = await Reader.open(site.browser, site.url, 'fa', PHONE);
    const { page } = reader;
    await reader.visit('/login');
    await reader.fill('accounts', 'login.login', 'moderator');
    await reader.fill('accounts', 'password.label', DEMO_PASSWORD);
    await page.locator('form button[type=submit]').click();
    await reader.fill('accounts', 'twoFactor.code', '000000');
    await reader.press('accounts', 'twoFactor.submit');
    await page.getByText(reader.text('accounts', 'The code is wrong'), { exact: true }).waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
    // The step that confirmed the enrolment is used up.
    const next = new TOTP({ secret }).generate({ timestamp: Date.now() + 30_000 });
    await reader.fill('accounts', 'twoFactor.code', next);
    await reader.press('accounts', 'twoFactor.submit');
    await page.waitForURL(`${site.url}/`);
    expect(reader.browserErrors).toEqual([]);
    await reader.close();
  }, 240_000);
});
