import { eventually } from '#platform/testing/eventually.ts';
import { accessibilityFaults } from '../support/accessibility.ts';
import type { WalkedSite } from '../support/walked-site.ts';
import type { ConsolePage } from './console-page.ts';

const FAULT = 'coupons_without_digits';
const NAME = 'Coupons';

/** What the read model of coupons cannot digest is a code with digits, until a release mends that. */
export async function makeUndigested(consolePage: ConsolePage, site: WalkedSite, code: string): Promise<void> {
  await site.rows(`alter table read.coupon add constraint ${FAULT} check (code !~ '\\d') not valid`);
  await consolePage.visit('/coupons/create');
  await consolePage.fill('Percent', '30');
  await consolePage.fill('A code of your own', code);
  await consolePage.press('Create the coupon');
  await consolePage.page.getByRole('listitem').filter({ hasText: code }).waitFor();
  await eventually(async () =>
    expect(await site.rows('select type from read.parked_event')).toEqual([{ type: 'coupon.created.v1' }]),
  );
}

/** Tries again what is parked, first in vain, and then with the fault mended. @param code of the parked coupon. */
export async function tryAgain(consolePage: ConsolePage, site: WalkedSite, code: string): Promise<void> {
  const { page } = consolePage;
  await consolePage.visit('/projections');
  await consolePage
    .row(NAME)
    .getByRole('link', { name: /parked/i })
    .click();
  await consolePage.row('coupon.created.v1').getByText(FAULT).last().waitFor();
  expect(await accessibilityFaults(page)).toEqual([]);
  await consolePage.press(`Try again: parked events of ${NAME}`);
  await page.getByRole('heading', { name: `Try again: “${NAME}”` }).waitFor();
  expect(await accessibilityFaults(page)).toEqual([]);
  await consolePage.confirm('Try again');
  await page.getByText('1 event failed again and stays parked.').waitFor();
  await site.rows(`alter table read.coupon drop constraint ${FAULT}`);
  await page.getByRole('link', { name: 'See the errors' }).click();
  await consolePage.press(`Try again: parked events of ${NAME}`);
  await consolePage.confirm('Try again');
  await page.getByText('All parked events have been applied.').waitFor();
  expect(await accessibilityFaults(page)).toEqual([]);
  await consolePage.visit('/parked-events');
  await page.getByText('Nothing is parked.').waitFor();
  await consolePage.visit('/coupons');
  await consolePage.row(code).getByText('30 percent').waitFor();
}
