import { type RunningBank, startBank } from './start-bank.ts';

let bank: RunningBank;
beforeAll(async () => {
  bank = await startBank();
});
afterAll(() => bank?.stop());

it.each([
  ['fa-IR,fa;q=0.9,en-US;q=0.8', '', 'fa'],
  ['de-DE,de;q=0.9,en;q=0.8', '', 'en'],
  ['de', '', 'fa'],
  ['en-US,en;q=0.9', '?lang=fa', 'fa'],
])('a browser that prefers %s at a page%s sees the bank in %s', async (accepted, query, language) => {
  const page = await fetch(`${bank.url}/page/none${query}`, { headers: { 'accept-language': accepted } });
  expect(await page.text()).toContain(`<html lang="${language}"`);
});
