import { post } from '../../support/api-client.ts';
import { accessibilityFaults } from '../support/accessibility.ts';
import { buyPlan } from '../support/sandbox-purchase.ts';
import type { WalkedSite } from '../support/walked-site.ts';
import type { ConsolePage } from './console-page.ts';

const HOW = 'transfer 4711';

/** Gives back what the bank does not, while a colleague notes the same. @returns our reference of the payment. */
export async function returnByHand(
  consolePage: ConsolePage,
  colleague: ConsolePage,
  site: WalkedSite,
  buyer: string,
): Promise<string> {
  const { page } = consolePage;
  const reference = await buyPlan(site.url, buyer, 2, 'reverse refused');
  await consolePage.visit('/payments');
  await consolePage.row('Paid').getByRole('link').first().click();
  await consolePage.press('Reverse');
  await consolePage.fill('Reason', 'Bought twice');
  await consolePage.confirm('Reverse the payment');
  await page.getByText('The bank did not return the money').waitFor();

  await colleague.page.goto(page.url());
  await colleague.press('Returned by us');
  await colleague.fill('How it was returned', 'transfer 4712');
  await consolePage.press('Returned by us');
  await consolePage.fill('How it was returned', HOW);
  expect(await accessibilityFaults(page)).toEqual([]);
  await consolePage.confirm('It was returned');
  await page.getByText('Money returned by staff').waitFor();
  await page.getByText(HOW).waitFor();
  expect(await consolePage.button('Returned by us').count()).toBe(0);

  await colleague.press('It was returned');
  await colleague.page.getByRole('dialog').getByText('In the meantime this money was given back').waitFor();
  expect(await colleague.page.getByLabel('How it was returned', { exact: true }).inputValue()).toBe('transfer 4712');
  await colleague.press('Cancel');
  await colleague.page.getByText(HOW).waitFor();
  return reference;
}

/** What is said of it to whoever had paid, which is not how. */
export async function seesReturn(site: WalkedSite, buyer: string, reference: string): Promise<void> {
  const receipt = await post(site.url, '/api/user/receipt', { reference, token: buyer });
  expect(receipt.body.receipt.timeline.at(-1)).toMatchObject({ kind: 'returned_by_staff' });
  expect(JSON.stringify(receipt.body)).not.toContain(HOW);
}
