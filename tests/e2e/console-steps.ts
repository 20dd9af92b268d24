import { expect } from 'vitest';
import { seriousFaults } from './accessibility.js';
import type { Desk } from './desk.js';

/** The reason of the grant. */
export const SORRY = 'A weekend without service';

export async function grantDays(desk: Desk): Promise<void> {
  const { page } = desk;
  await desk.visit('/users');
  await page.getByRole('textbox', { name: 'Name or username' }).fill('viewer');
  await page.getByRole('status').getByText('1 record', { exact: true }).waitFor();
  await desk.row('@viewer').getByRole('link').click();
  await desk.press('Give days or volume');
  await desk.fill('How many', '12');
  await desk.press('Give');
  await page.getByText('Please say why, in at least 3 letters').waitFor();
  await desk.fill('Reason', SORRY);
  await desk.confirm('Give');
  await desk
    .row(SORRY)
    .getByText(/\+\W?12 days/)
    .waitFor();
  expect(await seriousFaults(page)).toEqual([]);
}

/** Makes two and disables one of them. */
export async function makeCoupons(desk: Desk): Promise<void> {
  const { page } = desk;
  await desk.visit('/coupons/create');
  await desk.fill('Percent', '30');
  await desk.fill('How many coupons', '2');
  await desk.fill('Note', 'spring');
  expect(await seriousFaults(page)).toEqual([]);
  await desk.press('Make 2 coupons');
  await page.getByText('2 coupons are made').waitFor();
  const [first = '', second = ''] = await page.locator('main li').allTextContents();
  await page.getByRole('link', { name: 'To the list' }).click();
  await desk.row(second).getByText('30 percent').waitFor();
  await page.getByRole('checkbox', { name: `Select the coupon ${first}` }).check();
  await desk.press('Disable');
  await desk.confirm('Disable');
  await desk.row(first).getByText('Disabled').waitFor();
  await desk.row(second).getByText('Valid').waitFor();
  expect(await seriousFaults(page)).toEqual([]);
}

export async function suspend(desk: Desk, userPage: string): Promise<void> {
  await desk.visit(userPage);
  await desk.press('Suspend');
  await desk.fill('Reason', 'Shared the password');
  await desk.confirm('Suspend the account');
  await desk.page.getByText('Suspended since').waitFor();
  await desk.row('the account was suspended').waitFor();
}

export async function endSuspension(desk: Desk, userPage: string): Promise<void> {
  await desk.visit(userPage);
  await desk.press('End the suspension');
  await desk.fill('Reason', 'All is well');
  await desk.confirm('End the suspension');
  await desk.button('Suspend').waitFor();
}

export async function readTheLog(desk: Desk): Promise<void> {
  const { page } = desk;
  await desk.visit('/audit');
  const acts = [
    ['Days or volume changed', SORRY],
    ['Coupon made', 'spring'],
    ['Coupon disabled', 'Coupon no.'],
    ['Account suspended', 'Shared the password'],
  ] as const;
  for (const [act, words] of acts) await desk.row(act).getByText(words).first().waitFor();
  expect(await seriousFaults(page)).toEqual([]);
  await desk.row('Account suspended').getByRole('link', { name: 'Account suspended' }).click();
  await desk.heading('Account suspended').waitFor();
  await page.getByText('POST /api/console/users/suspend').waitFor();
}
