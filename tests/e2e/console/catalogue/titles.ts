import type { Page } from 'playwright-core';
import { accessibilityFaults } from '../../support/accessibility.ts';
import type { ConsolePage } from '../console-page.ts';

/** Types into the field that has the focus, as somebody does who never touches the mouse. */
async function typeInto({ page }: ConsolePage, label: string, text: string): Promise<void> {
  await tabTo(page, label);
  await page.keyboard.type(text);
}

/** Presses Tab until the field of this name has the focus. */
async function tabTo(page: Page, label: string): Promise<void> {
  const field = page.getByLabel(label, { exact: true }).first();
  await field.waitFor();
  for (let presses = 0; presses < 60; presses++) {
    if (await field.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab never comes to ${label}`);
}

/** Finds somebody by name and takes the first with Enter. */
async function choose(consolePage: ConsolePage, list: string, name: string): Promise<void> {
  const { page } = consolePage;
  const group = page.getByRole('group', { name: list, exact: true });
  const field = group.getByLabel('Add a person');
  await field.focus();
  await page.keyboard.type(name);
  await page.getByRole('option').first().waitFor();
  await page.keyboard.press('Enter');
}

/** The bar of the form is seen before one has scrolled, and covers no field that the keyboard comes to. */
async function barInSight(page: Page): Promise<void> {
  const save = page.getByRole('button', { name: 'Save', exact: true });
  const edge = async () => (await save.boundingBox())?.y ?? Number.POSITIVE_INFINITY;
  expect(await edge()).toBeLessThan(page.viewportSize()?.height ?? 0);
  const last = page.getByLabel('Trailers', { exact: true });
  await last.focus();
  const { y = 0, height = 0 } = (await last.boundingBox()) ?? {};
  expect(y + height).toBeLessThan(await edge());
  await page.getByLabel('Name in Persian', { exact: true }).focus();
}

/** A title with a director who is there and a player who is not, made by the keyboard alone. @returns its number. */
export async function makeTitle(consolePage: ConsolePage): Promise<string> {
  const { page } = consolePage;
  await consolePage.visit('/titles');
  await page.getByRole('link', { name: 'New title' }).focus();
  await page.keyboard.press('Enter');
  // The first field has the focus: one begins to type.
  await page.getByLabel('Name in Persian', { exact: true }).waitFor();
  await page.keyboard.type('آزمون پرده');
  await barInSight(page);
  await typeInto(consolePage, 'Year', '۱۴۰');
  await page.keyboard.press('Control+Enter');
  await page.getByText('Please fill this in').waitFor();
  expect(await accessibilityFaults(page)).toEqual([]);
  await page.getByLabel('Name in English', { exact: true }).focus();
  await page.keyboard.type('A Test of the Screen');
  await page.keyboard.press('Control+Enter');
  // The year is refused by the server, at its field.
  await page.getByText('This number is too small. Enter a larger one').waitFor();
  await page.getByLabel('Year', { exact: true }).fill('۱۹۷۱');
  await typeInto(consolePage, 'Length in minutes', '97');
  await typeInto(consolePage, 'Genres', 'Drama');
  await page.getByRole('option', { name: 'Drama' }).waitFor();
  await page.keyboard.press('Enter');
  await choose(consolePage, 'Directed by', 'Kubrick');
  await choose(consolePage, 'Cast', 'Nobody Knows Yet');
  await page.getByRole('dialog', { name: 'New person' }).waitFor();
  await page.keyboard.press('Control+Enter');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await page.getByLabel('Role of Nobody Knows Yet, in English').fill('The Guest');
  await page.keyboard.press('Control+Enter');
  await consolePage.heading('A Test of the Screen').waitFor();
  await page.getByText('Nobody Knows Yet').waitFor();
  expect(await accessibilityFaults(page)).toEqual([]);
  return /titles\/(\d+)\/show/.exec(page.url())?.[1] ?? '';
}

/** An administrator changes it in two windows: the second tells who did what, saves both, and takes the last version back. */
export async function changeTogether(first: ConsolePage, second: ConsolePage, id: string): Promise<void> {
  for (const { page } of [first, second]) {
    await (page === first.page ? first : second).visit(`/titles/${id}`);
    await page.getByLabel('Name in English', { exact: true }).waitFor();
  }
  await first.fill('Summary in English', 'A guest comes late.');
  await first.press('Save');
  await first.heading('A Test of the Screen').waitFor();
  await second.fill('Length in minutes', '101');
  await second.press('Save');
  await second.heading('You have saved this yourself in the meantime').waitFor();
  await second.page.getByText('You changed other fields, so both changes are kept.').waitFor();
  expect(await accessibilityFaults(second.page)).toEqual([]);
  await second.press('Save both');
  await second.page.getByText('A guest comes late.').first().waitFor();
  await second.page.getByText('101 minutes').waitFor();
  const versions = second.page.getByRole('listitem').filter({ hasText: 'Version 2' });
  await versions.getByRole('button', { name: 'Restore' }).click();
  await second.confirm('Restore');
  await second.page.getByText('97 minutes').waitFor();
  await second.page.getByText('Version 4').waitFor();
}
