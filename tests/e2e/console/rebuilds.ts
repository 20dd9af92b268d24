import { accessibilityFaults } from '../support/accessibility.ts';
import type { ConsolePage } from './console-page.ts';

/** Has a read model compared with the event log, and then made anew. */
export async function rebuildReadModels(consolePage: ConsolePage): Promise<void> {
  const { page } = consolePage;
  await consolePage.visit('/projections');
  await consolePage.row('Title cards and lists').getByText('Up to date').waitFor();
  expect(await accessibilityFaults(page)).toEqual([]);

  await consolePage.press('Rebuild Title cards and lists');
  await page.getByLabel('Compare only', { exact: true }).check();
  expect(await accessibilityFaults(page)).toEqual([]);
  await consolePage.confirm('Begin');
  await page.getByText('No differences.').waitFor();
  expect(await accessibilityFaults(page)).toEqual([]);

  await consolePage.visit('/projections');
  await consolePage.press('Rebuild Title cards and lists');
  await consolePage.confirm('Begin');
  await page.getByText('Paused for').waitFor();
  await page.getByText('Done', { exact: true }).waitFor();
  await consolePage.visit('/projections');
  await consolePage.row('Title cards and lists').getByRole('link', { name: 'Done' }).waitFor();
  await consolePage.visit('/audit');
  await consolePage.row('Rebuild of a read model begun').waitFor();
}
