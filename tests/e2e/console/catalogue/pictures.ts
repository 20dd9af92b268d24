import sharp from 'sharp';
import { accessibilityFaults } from '../../support/accessibility.ts';
import type { ConsolePage } from '../console-page.ts';

/** Left half red, right half blue. */
async function halves(): Promise<Buffer> {
  const half = sharp({ create: { width: 400, height: 400, channels: 3, background: '#0000ff' } });
  return sharp({ create: { width: 800, height: 400, channels: 3, background: '#ff0000' } })
    .composite([{ input: await half.png().toBuffer(), left: 400, top: 0 }])
    .png()
    .toBuffer();
}

/** Gives a title a poster of its own, of whose two halves the right one is shown; the site shows it, too. */
export async function givePoster(consolePage: ConsolePage, site: string, id: string): Promise<void> {
  const { page } = consolePage;
  await consolePage.visit(`/titles/${id}`);
  const file = { name: 'poster.png', mimeType: 'image/png', buffer: await halves() };
  await page.getByLabel('Choose a picture: Poster').setInputFiles(file);
  const dialog = page.getByRole('dialog', { name: 'Poster: which part is shown' });
  await dialog.waitFor();
  await dialog.getByRole('slider', { name: 'Centre point, from the left' }).press('End');
  expect(await accessibilityFaults(page)).toEqual([]);
  await consolePage.confirm('Done');
  await consolePage.press('Save');
  await consolePage.heading('Versions').waitFor();
  await page.getByText('Pictures', { exact: true }).first().waitFor();
  const poster = page.locator('main img[src*="/media/images/posters/"]').first();
  const address = await poster.getAttribute('src');
  const shown = await fetch(new URL(address?.replace('.jpg', '.png') ?? '', site));
  const { dominant } = await sharp(Buffer.from(await shown.arrayBuffer())).stats();
  expect(dominant.b).toBeGreaterThan(dominant.r);
}
