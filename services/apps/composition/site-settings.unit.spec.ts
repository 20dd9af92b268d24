import { ConfigError } from '#platform/kernel/config/config-error.ts';
import { readSiteSettings } from './site-settings.ts';

describe('the settings of the site', () => {
  it('are told with one line for each error, those of features among them', () => {
    const read = () => readSiteSettings({ PORT: 'x', PAYMENT_GATEWAYS: 'saman,zarinpal' });
    expect(read).toThrow(ConfigError);
    const lines = (error: unknown) => (error as Error).message.split('\n');
    const told = (() => {
      try {
        read();
        return [];
      } catch (error) {
        return lines(error);
      }
    })();
    expect(told).toEqual([
      expect.stringMatching(/^PORT: /),
      'SAMAN_TERMINAL: not set, but PAYMENT_GATEWAYS names saman',
      'ZARINPAL_MERCHANT: not set, but PAYMENT_GATEWAYS names zarinpal',
    ]);
  });

  it('say where pages may post a form to', () => {
    const environment = { DATABASE_URL: 'postgres://db/parde', BANK_URL: 'http://127.0.0.1:3010' };
    expect(readSiteSettings(environment).formOrigins).toEqual(['http://127.0.0.1:3010']);
  });
});
