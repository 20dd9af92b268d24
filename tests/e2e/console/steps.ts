import { accessibilityFaults } from '../support/accessibility.ts';
import type { ConsolePage } from './console-page.ts';

/** The reason of the grant. */
export const GRANT_REASON = 'A weekend without service';

export async function grantDays(consolePage: ConsolePage): Promise<void> {
  const { page } = consolePage;
  await consolePage.visit('/users');
  await page.getByRole('textbox', { name: 'Name or username' }).fill('viewer');
  await page.getByRole('status').getByText('1 record', { exact: true }).waitFor();
  await consolePage.row('@viewer').getByRole('link').click();
  await consolePage.press('Give days or volume');
  await consolePage.fill('How many', '12');
  await consolePage.press('Give');
  await page.getByText('Please say why, in at least 3 characters').waitFor();
  await consolePage.fill('Reason', GRANT_REASON);
  await consolePage.confirm('Give');
  await consolePage
    .row(GRANT_REASON)
    .getByText(/\+\W?12 days/)
    .waitFor();
  expect(await accessibilityFaults(page)).toEqual([]);
}

/** Makes one with a code of one's own, two without, and disables one of these. */
export async function makeCoupons(consolePage: ConsolePage): Promise<void> {
  const { page } = consolePage;
  await consolePage.visit('/coupons/create');
  await consolePage.fill('Percent', '30');
  await consolePage.fill('A code of your own', 'autumn-1405');
  await page.getByText('AUTUMN-1405 can be guessed').waitFor();
  expect(await accessibilityFaults(page)).toEqual([]);
  await consolePage.press('Create the coupon');
  await page.getByRole('listitem').filter({ hasText: 'AUTUMN-1405' }).waitFor();
  await consolePage.visit('/coupons/create');
  await consolePage.fill('Percent', '30');
  await consolePage.fill('How many coupons', '2');
  await consolePage.fill('Note', 'spring');
  expect(await accessibilityFaults(page)).toEqual([]);
  await consolePage.press('Create 2 coupons');
  await page.getByText('2 coupons created').waitFor();
  expect(await accessibilityFaults(page)).toEqual([]);
  const [first = '', second = ''] = await page.locator('main li').allTextContents();
  await page.getByRole('link', { name: 'Go to the list' }).click();
  await consolePage.row(second).getByText('30 percent').waitFor();
  await page.getByRole('checkbox', { name: `Select the coupon ${first}` }).check();
  await consolePage.press('Disable');
  await consolePage.confirm('Disable');
  await consolePage.row(first).getByText('Disabled').waitFor();
  await consolePage.row(second).getByText('Valid').waitFor();
  expect(await accessibilityFaults(page)).toEqual([]);
}

export async function suspend(consolePage: ConsolePage, userPage: string): Promise<void> {
  await consolePage.visit(userPage);
  await consolePage.press('Suspend');
  await consolePage.fill('Reason', 'Shared the password');
  await consolePage.confirm('Suspend the account');
  await consolePage.page.getByText('Suspended since').waitFor();
  await consolePage.row('the account was suspended').waitFor();
}

export async function endSuspension(consolePage: ConsolePage, userPage: string): Promise<void> {
  await consolePage.visit(userPage);
  await consolePage.press('End the suspension');
  await consolePage.fill('Reason', 'All is well');
  await consolePage.confirm('End the suspension');
  await consolePage.button('Suspend').waitFor();
}

export async function readAuditLog(consolePage: ConsolePage): Promise<void> {
  const { page } = consolePage;
  await consolePage.visit('/audit');
  const acts = [
    ['Days or volume changed', GRANT_REASON],
    ['Coupon created', 'spring'],
    ['Coupon disabled', 'Coupon no.'],
    ['Account suspended', 'Shared the password'],
  ] as const;
  for (const [act, words] of acts) await consolePage.row(act).getByText(words).first().waitFor();
  await consolePage.row('Account suspended').getByRole('link', { name: 'viewer', exact: true }).waitFor();
  await page.getByRole('group', { name: 'From day' }).getByRole('spinbutton').first().click();
  await page.keyboard.type(`3112${new Date().getFullYear() + 1}`);
  await consolePage.row('Account suspended').waitFor({ state: 'detached' });
  await consolePage.visit('/audit?filter={}');
  await consolePage.row('Account suspended').waitFor();
  expect(await accessibilityFaults(page)).toEqual([]);
  await consolePage.row('Account suspended').getByRole('link', { name: 'Account suspended' }).click();
  await consolePage.heading('Account suspended').waitFor();
  await page.getByText('POST /api/console/users/suspend').waitFor();
}
