import { ConfigError } from '#platform/kernel/config/config.ts';
import { PaymentSettings } from './payment-settings.ts';

const PRODUCTION = { NODE_ENV: 'production' };
const SAMAN = { PAYMENT_GATEWAYS: 'saman', SAMAN_TERMINAL: '2001' };
const WHOLE = { ...PRODUCTION, ...SAMAN, PUBLIC_URL: 'https://parde.example' };

const settingsOf = (environment: Record<string, string>) => PaymentSettings.fromEnvironment(environment);
function errorsOf(environment: Record<string, string>): string[] {
  try {
    settingsOf(environment);
    return [];
  } catch (error) {
    expect(error).toBeInstanceOf(ConfigError);
    return (error as Error).message.split('\n');
  }
}

describe('the sandbox bank', () => {
  it('is refused in production, whatever names it', () => {
    const refused = 'PAYMENT_GATEWAYS: sandbox is not allowed in production';
    expect(errorsOf({ ...PRODUCTION, PAYMENT_GATEWAYS: 'sandbox' })).toEqual([refused]);
    expect(errorsOf({ ...WHOLE, PAYMENT_GATEWAYS: 'saman,sandbox' })).toEqual([refused]);
    expect(errorsOf({ ...WHOLE, BANK_URL: 'http://127.0.0.1:3010' })).toEqual([
      'BANK_URL: the sandbox bank is not allowed in production',
    ]);
  });

  it('is not there in production when nothing is said: nothing can be bought', () => {
    expect(settingsOf(PRODUCTION).values.gateways).toEqual([]);
    expect(settingsOf({}).values.gateways).toEqual(['sandbox']);
  });
});

describe('settings of the banks', () => {
  it('are told with one line for each error', () => {
    expect(errorsOf({ PAYMENT_GATEWAYS: 'saman,zarinpal,paypal' })).toEqual([
      'PAYMENT_GATEWAYS: there is no paypal; known: sandbox, saman, zarinpal',
      'SAMAN_TERMINAL: not set, but PAYMENT_GATEWAYS names saman',
      'ZARINPAL_MERCHANT: not set, but PAYMENT_GATEWAYS names zarinpal',
    ]);
    expect(errorsOf({ PAYMENT_GATEWAYS: 'saman,saman', SAMAN_TERMINAL: '2001' })).toEqual([
      'PAYMENT_GATEWAYS: saman is named twice',
    ]);
    expect(errorsOf({ ...SAMAN, SAMAN_TERMINAL: 'abc' })[0]).toMatch(/^SAMAN_TERMINAL: /);
    expect(errorsOf({ BANK_TIMEOUT_MS: '0' })[0]).toMatch(/^BANK_TIMEOUT_MS: /);
  });

  it('in production must be of banks that are asked over TLS, which send buyers back to an address that is known', () => {
    expect(errorsOf(WHOLE)).toEqual([]);
    expect(errorsOf({ ...WHOLE, SAMAN_URL: 'http://sep.example' })).toEqual([
      'SAMAN_URL: must begin with https:// in production',
    ]);
    expect(errorsOf({ ...PRODUCTION, ...SAMAN })).toEqual(['PUBLIC_URL: not set; banks send buyers back to it']);
  });

  it('say where pages of the site may post a form to', () => {
    const banks = { PAYMENT_GATEWAYS: 'zarinpal,saman', SAMAN_TERMINAL: '2001', ZARINPAL_MERCHANT: 'm' };
    expect(settingsOf(banks).bankOrigins).toEqual(['https://payment.zarinpal.com', 'https://sep.shaparak.ir']);
    expect(settingsOf({ BANK_PUBLIC_URL: '/bank' }).bankOrigins).toEqual([]);
  });
});
