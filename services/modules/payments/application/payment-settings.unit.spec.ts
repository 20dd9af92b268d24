import { ConfigError } from '#platform/kernel/config/config-error.ts';
import { PaymentSettings } from './payment-settings.ts';

const PRODUCTION = { NODE_ENV: 'production' };
const SAMAN = { PAYMENT_GATEWAYS: 'saman', SAMAN_TERMINAL: '2001' };
const WHOLE = { ...PRODUCTION, ...SAMAN };

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

  it('in production must be of banks that are asked over TLS', () => {
    expect(errorsOf(WHOLE)).toEqual([]);
    expect(errorsOf({ ...WHOLE, SAMAN_URL: 'http://sep.example' })).toEqual([
      'SAMAN_URL: must begin with https:// in production',
    ]);
  });

  it('say where pages of the site may post a form to', () => {
    const banks = { PAYMENT_GATEWAYS: 'zarinpal,saman', SAMAN_TERMINAL: '2001', ZARINPAL_MERCHANT: 'm' };
    expect(settingsOf(banks).bankOrigins).toEqual(['https://payment.zarinpal.com', 'https://sep.shaparak.ir']);
    expect(settingsOf({ BANK_PUBLIC_URL: '/bank' }).bankOrigins).toEqual([]);
  });

  it('are the banks in the order in which they are named', () => {
    const banks = { PAYMENT_GATEWAYS: ' zarinpal, ,saman ', SAMAN_TERMINAL: '2001', ZARINPAL_MERCHANT: 'm' };
    expect(settingsOf(banks).values.gateways).toEqual(['zarinpal', 'saman']);
    expect(settingsOf({ PAYMENT_GATEWAYS: '' }).values.gateways).toEqual([]);
  });

  it('tell also of banks that are not offered but know the site: payments may be under way there', () => {
    expect(settingsOf({ ...SAMAN, ZARINPAL_MERCHANT: 'm', BANK_URL: 'http://bank:3010' }).values).toMatchObject({
      gateways: ['saman'],
      notOffered: ['sandbox', 'zarinpal'],
    });
    expect(settingsOf({ ...WHOLE, PAYMENT_GATEWAYS: '' }).values).toMatchObject({
      gateways: [],
      notOffered: ['saman'],
    });
    expect(settingsOf(SAMAN).values.notOffered).toEqual([]);
  });

  it('have what can be left unsaid', () => {
    const { timeoutMs, sandbox, saman, zarinpal } = settingsOf({}).values;
    expect({ timeoutMs, sandbox, saman, zarinpal }).toEqual({
      timeoutMs: 8_000,
      sandbox: { url: undefined, publicUrl: undefined, terminal: '21000000' },
      saman: { url: 'https://sep.shaparak.ir', terminal: undefined },
      zarinpal: { url: 'https://payment.zarinpal.com', merchant: undefined },
    });
  });

  it('are addresses of the web, terminals of digits, and a time that a buyer would wait', () => {
    const wrong: [string, string][] = [
      ['BANK_URL', 'ftp://bank.example'],
      ['BANK_URL', 'bank'],
      ['SAMAN_URL', 'ftp://sep.example'],
      ['ZARINPAL_URL', 'payment'],
      ['SAMAN_TERMINAL', '2001a'],
      ['SAMAN_TERMINAL', 'a2001'],
      ['BANK_TIMEOUT_MS', '49'],
      ['BANK_TIMEOUT_MS', '60001'],
      ['BANK_TIMEOUT_MS', '100.5'],
    ];
    for (const [variable, value] of wrong) {
      expect(errorsOf({ [variable]: value })).toEqual([expect.stringMatching(`^${variable}: .+`)]);
    }
    expect(errorsOf({ SAMAN_URL: 'x', BANK_TIMEOUT_MS: '1' })).toHaveLength(2);
    for (const BANK_TIMEOUT_MS of ['50', '60000']) expect(errorsOf({ BANK_TIMEOUT_MS })).toEqual([]);
  });

  it('in production ask for what the banks named need, and for nothing of others', () => {
    const zarinpal = { ...PRODUCTION, PAYMENT_GATEWAYS: 'zarinpal', ZARINPAL_MERCHANT: 'm' };
    expect(errorsOf(zarinpal)).toEqual([]);
    expect(errorsOf({ ...zarinpal, SAMAN_URL: 'http://sep.example' })).toEqual([]);
    expect(errorsOf({ ...WHOLE, ZARINPAL_URL: 'http://z.example' })).toEqual([]);
    expect(errorsOf({ ...zarinpal, ZARINPAL_URL: 'http://z.example' })).toEqual([
      'ZARINPAL_URL: must begin with https:// in production',
    ]);
    expect(errorsOf({ ...WHOLE, ZARINPAL_MERCHANT: 'm', ZARINPAL_URL: 'http://z.example' })).toEqual([
      'ZARINPAL_URL: must begin with https:// in production',
    ]);
    expect(errorsOf({ ...WHOLE, BANK_PUBLIC_URL: '/bank' })).toEqual([
      'BANK_URL: the sandbox bank is not allowed in production',
    ]);
    expect(errorsOf({ ...PRODUCTION, PAYMENT_GATEWAYS: 'sandbox', BANK_URL: 'http://127.0.0.1:3010' })).toHaveLength(2);
  });

  it.each(['http://', 'bank.example', 'ftp://bank.example'])(
    'name a place of the sandbox bank that is none: %s',
    (place) => {
      expect(() => settingsOf({ BANK_PUBLIC_URL: place })).toThrow(
        'BANK_PUBLIC_URL: neither an address of http or https nor a path',
      );
    },
  );

  it('name all that is wrong of one kind together', () => {
    expect(errorsOf({ PAYMENT_GATEWAYS: 'paypal,stripe' })).toEqual([
      'PAYMENT_GATEWAYS: there is no paypal, stripe; known: sandbox, saman, zarinpal',
    ]);
    expect(errorsOf({ PAYMENT_GATEWAYS: 'sandbox,saman,sandbox,saman', SAMAN_TERMINAL: '2001' })).toEqual([
      'PAYMENT_GATEWAYS: sandbox, saman is named twice',
    ]);
  });
});

describe('the origins that pages of the site post to', () => {
  it('are of the sandbox bank where a browser reaches it', () => {
    const inside = { BANK_URL: 'http://bank:3010' };
    expect(settingsOf(inside).bankOrigins).toEqual(['http://bank:3010']);
    expect(settingsOf({ ...inside, BANK_PUBLIC_URL: 'https://bank.example/pay?x=1' }).bankOrigins).toEqual([
      'https://bank.example',
    ]);
    expect(settingsOf({}).bankOrigins).toEqual([]);
  });

  it('are each named once, those of banks with orders under way among them, and none of banks that do not know the site', () => {
    const one = {
      ...SAMAN,
      PAYMENT_GATEWAYS: 'saman,zarinpal',
      ZARINPAL_MERCHANT: 'm',
      SAMAN_URL: 'https://b.example/s',
    };
    expect(settingsOf({ ...one, ZARINPAL_URL: 'https://b.example/z' }).bankOrigins).toEqual(['https://b.example']);
    expect(settingsOf(SAMAN).bankOrigins).toEqual(['https://sep.shaparak.ir']);
    expect(settingsOf({ SAMAN_TERMINAL: '2001' }).bankOrigins).toEqual(['https://sep.shaparak.ir']);
  });
});
