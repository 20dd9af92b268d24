import { type RunningBank, startBank } from './start-bank.ts';

let bank: RunningBank;
beforeAll(async () => {
  bank = await startBank(0, '127.0.0.1', '/bank');
});
afterAll(() => bank?.stop());

it('the pages bring a font that has Persian letters, from the bank itself', async () => {
  const page = await fetch(`${bank.url}/page/none`);
  const [, address] = /url\("([^"]+)"\)/.exec(await page.text()) ?? [];
  expect(address).toBe('/bank/font.woff2');
  expect(page.headers.get('content-security-policy')).toContain("font-src 'self'");
  const font = await fetch(new URL(address!, bank.url));
  expect([font.status, font.headers.get('content-type')]).toEqual([200, 'font/woff2']);
  expect(Buffer.from(await font.arrayBuffer()).toString('latin1', 0, 4)).toBe('wOF2');
});
