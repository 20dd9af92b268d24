import { PaymentSettings } from '#modules/payments/application/payment-settings.ts';
import { paymentGateways } from './payment-gateways.module.ts';

const gatewaysOf = (environment: Record<string, string>) =>
  paymentGateways(PaymentSettings.fromEnvironment(environment).values);

it('banks that the site has settings for are there also when they are not offered', () => {
  const gateways = gatewaysOf({ PAYMENT_GATEWAYS: 'zarinpal', ZARINPAL_MERCHANT: 'm', SAMAN_TERMINAL: '2001' });
  expect([1, 2].map((number) => gateways.byNumber(number)?.name)).toEqual(['zarinpal', undefined]);
  expect(['zarinpal', 'saman', 'sandbox'].map((name) => gateways.byName(name)?.name)).toEqual([
    'zarinpal',
    'saman',
    undefined,
  ]);
});

it('the sandbox bank is one of them where it has an address', () => {
  const offersSaman = { PAYMENT_GATEWAYS: 'saman', SAMAN_TERMINAL: '2001', BANK_URL: 'http://127.0.0.1:3010' };
  expect(gatewaysOf(offersSaman).byName('sandbox')?.name).toBe('sandbox');
});
