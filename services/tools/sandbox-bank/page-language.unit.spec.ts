import { type RunningBank, startBank } from './start-bank.ts';

let bank: RunningBank;
beforeAll(async () => {
  bank = await startBank();
});
afterAll(() => bank?.stop());

it.each([
  ['', '', 'fa'],
  ['theme=dark; lang=en', '', 'en'],
  ['lang=fa; token=x', '', 'fa'],
  ['lang=xx', '', 'fa'],
  ['lang=en', '?lang=fa', 'fa'],
  ['xlang=en', '', 'fa'],
])('a buyer whose cookies are "%s" sees the bank at a page%s in %s', async (cookie, query, language) => {
  // The site, too, does not go by what the browser prefers.
  const page = await fetch(`${bank.url}/page/none${query}`, { headers: { cookie, 'accept-language': 'en-US,en' } });
  expect(await page.text()).toContain(`<html lang="${language}"`);
});
