import { bankAddresses, bringsBank } from './mount-bank.ts';

describe('the sandbox bank', () => {
  it('comes along in development, unless another one is named', () => {
    expect(bringsBank({})).toBe(true);
    expect(bringsBank({ NODE_ENV: 'test' })).toBe(true);
    expect(bringsBank({ PAYMENT_GATEWAYS: 'saman' })).toBe(false);
    expect(bringsBank({ BANK_URL: 'http://127.0.0.1:3010' })).toBe(false);
    expect(bankAddresses({ HOST: '0.0.0.0', PORT: '8080' })).toEqual({
      BANK_URL: 'http://127.0.0.1:8080/bank',
      BANK_PUBLIC_URL: '/bank',
    });
  });

  it('never comes along in production', () => {
    for (const more of [{}, { PAYMENT_GATEWAYS: 'sandbox' }, { PAYMENT_GATEWAYS: 'saman, sandbox' }]) {
      expect(bringsBank({ NODE_ENV: 'production', ...more })).toBe(false);
    }
  });
});
