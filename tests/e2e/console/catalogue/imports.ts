import { accessibilityFaults } from '../../support/accessibility.ts';
import type { ConsolePage } from '../console-page.ts';

const LINES = [
  { type: 'movie', title: 'A Film by File', year: 2001, source: 'console', source_id: 'film-by-file' },
  { type: 'movie', title: 'A Film without Year', source: 'console', source_id: 'film-without-year' },
];

/** Tries a file of titles, looks at what it refuses, and imports it. */
export async function importTitles(consolePage: ConsolePage): Promise<void> {
  const { page } = consolePage;
  await consolePage.visit('/imports');
  await consolePage.press('Import a file');
  const buffer = Buffer.from(LINES.map((line) => JSON.stringify(line)).join('\n'));
  await page
    .getByLabel('Choose a file', { exact: true })
    .setInputFiles({ name: 'films.jsonl', mimeType: 'text/plain', buffer });
  expect(await accessibilityFaults(page)).toEqual([]);
  await consolePage.confirm('Send');
  await consolePage.heading('What the import would do').waitFor();
  await consolePage.heading('Refused lines').waitFor();
  await page.getByRole('cell', { name: /year/ }).waitFor();
  expect(await accessibilityFaults(page)).toEqual([]);
  await consolePage.press('Import it now');
  await consolePage.confirm('Import it now');
  await consolePage.heading('What the import has done').waitFor();
  await consolePage.heading('Refused lines').waitFor();
  await consolePage.visit('/titles?filter=%7B%22q%22%3A%22film+by+file%22%7D');
  await consolePage.row('A Film by File').waitFor();
}
