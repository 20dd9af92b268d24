import type { PaymentGateway } from '../contract/payment-gateway.port.ts';
import { GatewayNotConfigured } from './payment-gateways.errors.ts';
import { PaymentGateways } from './payment-gateways.ts';

const [saman, zarinpal] = [{ name: 'saman' }, { name: 'zarinpal' }] as PaymentGateway[];
const sandbox = { name: 'sandbox' } as PaymentGateway;
const gateways = new PaymentGateways([saman!, zarinpal!], [sandbox]);

it('the banks of the site are numbered from one on, as orders name them', () => {
  expect([0, 1, 2, 3].map((number) => gateways.byNumber(number))).toEqual([undefined, saman, zarinpal, undefined]);
});

it('the banks of the site, offered or not, are found by the name that a payment keeps', () => {
  const names = ['zarinpal', 'saman', 'sandbox', 'paypal'];
  expect(names.map((name) => gateways.byName(name))).toEqual([zarinpal, saman, sandbox, undefined]);
  expect(gateways.get('sandbox')).toBe(sandbox);
  expect(() => gateways.get('paypal')).toThrow(GatewayNotConfigured);
});
