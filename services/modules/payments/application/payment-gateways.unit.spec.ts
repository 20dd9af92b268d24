import type { PaymentGateway } from '../contract/payment-gateway.port.ts';
import { PaymentGateways } from './payment-gateways.ts';

const [saman, zarinpal] = [{ name: 'saman' }, { name: 'zarinpal' }] as PaymentGateway[];
const gateways = new PaymentGateways([saman!, zarinpal!]);

it('the banks of the site are numbered from one on, as orders name them', () => {
  expect([0, 1, 2, 3].map((number) => gateways.byNumber(number))).toEqual([undefined, saman, zarinpal, undefined]);
});

it('the banks of the site are found by the name that a payment keeps', () => {
  expect(['zarinpal', 'saman', 'paypal'].map((name) => gateways.byName(name))).toEqual([zarinpal, saman, undefined]);
});
