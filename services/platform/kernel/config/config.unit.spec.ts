import { Config } from './config.ts';

const NEEDED = { DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none' };

const valuesOf = (more: Record<string, string>) => Config.fromEnvironment({ ...NEEDED, ...more }).values;

describe('a setting', () => {
  it('that is empty is one that is not set', () => {
    const empty = {
      PORT: '',
      METRICS_PORT: '',
      METRICS_HOST: '',
      DATA_DIR: ' ',
      READ_DATABASE_URL: '',
      PUBLIC_URL: '',
      MAIL_URL: '',
      MAIL_FROM: '',
      PREMIUM_WINDOW_DAYS: '',
      PICTURES_AHEAD: '',
      THROTTLING: '',
      NODE_ENV: '',
      STORAGE_S3_ENDPOINT: '',
      OTEL_EXPORTER_OTLP_ENDPOINT: '',
    };
    expect(valuesOf(empty)).toEqual(valuesOf({}));
    expect(valuesOf(empty)).toMatchObject({ port: 3000, premiumWindowDays: 7, metricsPort: null });
  });

  it.each([
    ['DATABASE_URL', 'mysql://db/parde'],
    ['DATABASE_URL', 'db.example.org'],
    ['PUBLIC_URL', 'parde.example.org'],
    ['PUBLIC_URL', 'parde.example.org:443'],
    ['PUBLIC_URL', 'ftp://parde.example.org'],
    ['PUBLIC_URL', 'https://parde.example.org/fa'],
    ['PUBLIC_URL', 'https://parde.example.org/?lang=en'],
    ['MAIL_URL', 'mail.example.org:587'],
    ['MAIL_URL', 'https://mail.example.org'],
    ['MAIL_FROM', 'Parde'],
    ['TRUSTED_PROXIES', 'nginx'],
    ['TRUSTED_PROXIES', '10.0.0.0/33'],
    ['TRUSTED_PROXIES', '127.0.0.1,10.0.0.0/x'],
  ])('that could not work is refused in a line that names it: %s=%s', (name, value) => {
    expect(() => valuesOf({ [name]: value })).toThrow(new RegExp(`^${name}: .+ as |^${name}: .+, as in `));
  });

  it('says where the site is, with a slash at its end or none', () => {
    for (const PUBLIC_URL of ['https://parde.example.org', 'https://parde.example.org/', 'http://localhost:3000']) {
      expect(valuesOf({ PUBLIC_URL }).publicUrl).toBe(PUBLIC_URL);
    }
  });

  it('names proxies by address, by network and by where they are', () => {
    const proxies = ['127.0.0.1', '10.0.0.0/8', '::1', 'fd00::/8', 'loopback'];
    expect(valuesOf({ TRUSTED_PROXIES: proxies.join(', ') }).trustedProxies).toEqual(proxies);
  });
});

describe('a site in production', () => {
  it('knows the address that its mails lead to', () => {
    const production = {
      NODE_ENV: 'production',
      TOKEN_SECRET: 'x'.repeat(32),
      DATA_KEYS: `a:${Buffer.alloc(32, 1).toString('base64')}`,
    };
    expect(() => valuesOf(production)).toThrow(/^PUBLIC_URL: not set; [^\n]+$/);
    expect(valuesOf({ ...production, PUBLIC_URL: 'https://parde.example.org' }).environment).toBe('production');
  });
});
