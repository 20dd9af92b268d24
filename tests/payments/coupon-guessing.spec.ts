import { PaymentsFixture } from './support/payments-fixture.ts';

let fixture: PaymentsFixture;
beforeAll(async () => {
  fixture = await PaymentsFixture.start({ THROTTLING: '1' });
});
afterAll(() => fixture?.close());

it('a retry of an order gets the same one, however many orders came since', async () => {
  const { token } = await fixture.user();
  const first = await fixture.makePayment(token, 'sandbox', {}, 'first order');
  expect(first.status).toBe(200);
  const guess = () => fixture.makePayment(token, 'sandbox', { coupon: 'AAAAA-BBBBB-CCCCC' });
  for (let tries = 1; tries < 20; tries += 1) expect((await guess()).status).toBe(422);
  expect((await guess()).status).toBe(429);
  expect((await fixture.makePayment(token, 'sandbox', {}, 'first order')).body).toEqual(first.body);
  const other = await fixture.makePayment(token, 'sandbox', { coupon: 'AAAAA-BBBBB-CCCCC' }, 'first order');
  expect(other.body.code).toBe('idempotency_key_reused');
  expect((await guess()).status).toBe(429);
});

it('who guesses codes is told to wait after thirty, and orders are throttled, too', async () => {
  const guess = () => fixture.app.post('/api/user/coupon', { coupon: 'AAAAA-BBBBB-CCCCC', planId: 2 });
  for (let tries = 0; tries < 30; tries += 1) expect((await guess()).body.code).toBe('invalid_coupon');
  const refused = await guess();
  expect(refused.status).toBe(429);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  const { token } = await fixture.user();
  const order = () => fixture.makePayment(token, 'sandbox', { coupon: 'AAAAA-BBBBB-CCCCC' });
  for (let tries = 0; tries < 20; tries += 1) expect((await order()).status).toBe(422);
  expect((await order()).status).toBe(429);
});
