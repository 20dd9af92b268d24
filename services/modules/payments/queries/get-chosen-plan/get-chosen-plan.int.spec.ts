import { appendAsCommand } from '#platform/testing/append-events.ts';
import { eventually } from '#platform/testing/eventually.ts';
import { startTestApp, type TestApp } from '#platform/testing/test-app.ts';
import { paymentOrdered, paymentPaid } from '../../contract/payments.events.ts';
import { LEAST_SALES } from '../../domain/checkout/chosen-plan.ts';
import { PaymentsProjectorModule } from '../../payments.projector.module.ts';
import { PaymentsReadModule } from '../../payments.read.module.ts';

let app: TestApp;
let paymentId = 0;

beforeAll(async () => {
  app = await startTestApp({ modules: [PaymentsReadModule, PaymentsProjectorModule] });
});
afterAll(() => app?.close());

async function sell(count: number, size: number, { amount = 100, paid = true } = {}): Promise<void> {
  for (let n = 0; n < count; n++) {
    paymentId += 1;
    const about = { paymentId, reference: String(paymentId).padStart(32, '0'), userId: 1 };
    const order = paymentOrdered({
      ...about,
      planId: 2,
      offerId: 2,
      size,
      price: 100,
      discount: 100 - amount,
      amount,
      couponId: null,
      couponCode: null,
      gateway: 'sandbox',
      deadlineAt: '2030-01-01T00:00:00Z',
    });
    const events = paid ? [order, paymentPaid({ ...about, bankReference: null, card: null, amount })] : [order];
    await appendAsCommand(app.app, `payment-${paymentId}`, 1, events);
  }
}

it('what most people chose is counted by what was paid, not by what was ordered or given away', async () => {
  await sell(LEAST_SALES - 3, 90);
  await sell(3, 30);
  await sell(LEAST_SALES, 180, { paid: false });
  await sell(LEAST_SALES, 365, { amount: 0 });
  await eventually(async () => {
    const row = await app.database.row<{ count: number }>('select count(*)::int as count from read.payment');
    expect(row?.count).toBe(3 * LEAST_SALES);
  });
  expect((await app.post('/api/plans/chosen')).body).toEqual({ chosen: { planId: 2, size: 90 } });
});
