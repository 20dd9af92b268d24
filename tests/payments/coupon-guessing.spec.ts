import { afterAll, beforeAll, expect, it } from 'vitest';
import { Shop } from './shop.js';

let shop: Shop;
beforeAll(async () => {
  shop = await Shop.start({ THROTTLING: '1' });
});
afterAll(() => shop?.close());

it('who guesses codes is told to wait after thirty, and orders are throttled, too', async () => {
  const guess = () => shop.app.post('/api/user/coupon', { coupon: 'AAAAA-BBBBB-CCCCC', planId: 2 });
  for (let tries = 0; tries < 30; tries += 1) expect((await guess()).body.code).toBe('invalid_coupon');
  const refused = await guess();
  expect(refused.status).toBe(429);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  const { token } = await shop.user();
  const order = () => shop.makePayment(token, 'sandbox', { coupon: 'AAAAA-BBBBB-CCCCC' });
  for (let tries = 0; tries < 20; tries += 1) expect((await order()).status).toBe(422);
  expect((await order()).status).toBe(429);
});
