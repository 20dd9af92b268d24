import { describe, expect, it } from 'vitest';
import { Config, ConfigError } from '../../platform/config/config.js';
import { bankOrigins } from '../../platform/config/payment-config.js';
import { bankAddresses, bringsBank } from './mount-bank.js';

const PRODUCTION = { NODE_ENV: 'production', TOKEN_SECRET: 'x'.repeat(40), DATABASE_URL: 'postgres://db/parde' };
const SAMAN = { PAYMENT_GATEWAYS: 'saman', SAMAN_TERMINAL: '2001' };
const WHOLE = { ...PRODUCTION, ...SAMAN, PUBLIC_URL: 'https://parde.example' };

function faultsOf(environment: Record<string, string>): string[] {
  try {
    Config.fromEnvironment({ DATABASE_URL: 'postgres://db/parde', ...environment });
    return [];
  } catch (error) {
    expect(error).toBeInstanceOf(ConfigError);
    return (error as Error).message.split('\n');
  }
}
const settingsOf = (environment: Record<string, string>) =>
  Config.fromEnvironment({ DATABASE_URL: 'postgres://db/parde', ...environment }).values.payments;

describe('the sandbox bank', () => {
  it('comes along in development, unless another one is named', () => {
    expect(bringsBank({})).toBe(true);
    expect(bringsBank({ NODE_ENV: 'test' })).toBe(true);
    expect(bringsBank({ PAYMENT_GATEWAYS: 'saman' })).toBe(false);
    expect(bringsBank({ BANK_URL: 'http://127.0.0.1:3010' })).toBe(false);
    expect(bankAddresses({ HOST: '0.0.0.0', PORT: '8080' })).toEqual({
      ...{ BANK_URL: 'http://127.0.0.1:8080/bank', BANK_PUBLIC_URL: '/bank' },
    });
  });

  it('never comes along in production, and production refuses every way to name it', () => {
    for (const more of [{}, { PAYMENT_GATEWAYS: 'sandbox' }, { PAYMENT_GATEWAYS: 'saman, sandbox' }]) {
      expect(bringsBank({ ...PRODUCTION, ...more })).toBe(false);
    }
    const refused = 'PAYMENT_GATEWAYS: sandbox is not allowed in production';
    expect(faultsOf({ ...PRODUCTION, PAYMENT_GATEWAYS: 'sandbox' })).toEqual([refused]);
    expect(faultsOf({ ...WHOLE, PAYMENT_GATEWAYS: 'saman,sandbox' })).toEqual([refused]);
    expect(faultsOf({ ...WHOLE, BANK_URL: 'http://127.0.0.1:3010' })).toEqual([
      'BANK_URL: the sandbox bank is not allowed in production',
    ]);
  });

  it('is not there in production when nothing is said: nothing can be bought', () => {
    expect(settingsOf(PRODUCTION).gateways).toEqual([]);
    expect(settingsOf({}).gateways).toEqual(['sandbox']);
  });
});

describe('settings of the banks', () => {
  it('are told with one line for each fault', () => {
    expect(faultsOf({ PAYMENT_GATEWAYS: 'saman,zarinpal,paypal' })).toEqual([
      'PAYMENT_GATEWAYS: there is no paypal; known: sandbox, saman, zarinpal',
      'SAMAN_TERMINAL: not set, but PAYMENT_GATEWAYS names saman',
      'ZARINPAL_MERCHANT: not set, but PAYMENT_GATEWAYS names zarinpal',
    ]);
    expect(faultsOf({ PAYMENT_GATEWAYS: 'saman,saman', SAMAN_TERMINAL: '2001' })).toEqual([
      'PAYMENT_GATEWAYS: saman is named twice',
    ]);
    expect(faultsOf({ ...SAMAN, SAMAN_TERMINAL: 'abc' })[0]).toMatch(/^SAMAN_TERMINAL: /);
    expect(faultsOf({ BANK_TIMEOUT_MS: '0' })[0]).toMatch(/^BANK_TIMEOUT_MS: /);
  });

  it('in production must be of banks that are asked over TLS, which send buyers back to an address that is known', () => {
    expect(faultsOf(WHOLE)).toEqual([]);
    expect(faultsOf({ ...WHOLE, SAMAN_URL: 'http://sep.example' })).toEqual([
      'SAMAN_URL: must begin with https:// in production',
    ]);
    expect(faultsOf({ ...PRODUCTION, ...SAMAN })).toEqual(['PUBLIC_URL: not set; banks send buyers back to it']);
  });

  it('say where pages of the site may post a form to', () => {
    const banks = { PAYMENT_GATEWAYS: 'zarinpal,saman', SAMAN_TERMINAL: '2001', ZARINPAL_MERCHANT: 'm' };
    expect(bankOrigins(settingsOf(banks))).toEqual(['https://payment.zarinpal.com', 'https://sep.shaparak.ir']);
    expect(bankOrigins(settingsOf({ BANK_PUBLIC_URL: '/bank' }))).toEqual([]);
  });
});
