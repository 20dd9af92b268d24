import { AppLogger } from './app-logger.ts';

/** What a log line has of `fields`. */
function logged(fields: object): Record<string, unknown> {
  let line = '';
  // Before the logger is made: it writes past a process.stdout that is as it came.
  const write = jest.spyOn(process.stdout, 'write').mockImplementation((text) => {
    line += text;
    return true;
  });
  new AppLogger({ logLevel: 'info', processName: 'test' }).child('test').error(fields, 'a request failed');
  write.mockRestore();
  return JSON.parse(line);
}

class SystemError extends Error {
  constructor(
    readonly code: unknown,
    options?: ErrorOptions,
  ) {
    super('it failed', options);
  }
}

describe('codes in log lines', () => {
  it.each([
    'ECONNREFUSED',
    'ERR_INVALID_ARG_TYPE',
    'FST_ERR_CTP_INVALID_MEDIA_TYPE',
    '23505',
    '57P01',
    'XX000',
    'ER_DUP_ENTRY',
    'idempotency_key_reused',
    13,
  ])('of errors stay: %s', (code) => {
    expect(logged({ err: new SystemError(code) })).toMatchObject({ err: { code } });
    expect(logged({ error: { code, message: 'it failed' } })).toMatchObject({ error: { code } });
    const failed = Object.assign(new Error('query failed'), { code, driverError: { code } });
    expect(logged({ err: failed })).toMatchObject({ err: { code, driverError: { code } } });
    expect(logged({ job: { error: { code } } })).toMatchObject({ job: { error: { code } } });
  });

  it.each(['482913', '7k3m-9q2x', '4829', '48291', 'NOWRUZ-7Q2XK9', 482_913, '۴۸۲۹۱۳'])(
    'of people do not, wherever they are: %s',
    (code) => {
      const holders = [
        { code },
        { body: { code } },
        { credentials: { code } },
        { request: { body: { code } } },
        { request: { credentials: { code } } },
      ];
      for (const fields of holders) expect(JSON.stringify(logged(fields))).not.toContain(String(code));
    },
  );

  it.each(['482913', '7k3m-9q2x', 'NOWRUZ-7Q2XK9', 482_913, { deep: '482913' }])(
    'of people do not, even on an error: %j',
    (code) => {
      const err = new SystemError(code);
      expect(logged({ err })).toMatchObject({ err: { code: '[redacted]' } });
      expect(logged({ err: Object.assign(new Error('it failed'), { body: { code: '23505' } }) })).toMatchObject({
        err: { body: { code: '[redacted]' } },
      });
    },
  );

  it('are nothing against the other secrets, on an error too', () => {
    const secrets = { token: 'CANARY', password: 'CANARY', cookie: 'CANARY', parameters: ['CANARY'] };
    const err = Object.assign(new SystemError('23505'), secrets, { request: secrets });
    expect(JSON.stringify(logged({ err, ...secrets, body: secrets }))).not.toContain('CANARY');
  });

  it('are not in what PostgreSQL tells of a row that it refused', () => {
    const driverError = {
      code: '23514',
      detail: 'Failing row contains (1, CANARY).',
      where: 'JSON data, line 1: CANARY',
    };
    const err = Object.assign(new SystemError('23514'), { ...driverError, driverError });
    expect(JSON.stringify(logged({ err }))).not.toContain('CANARY');
    expect(logged({ err })).toMatchObject({ err: { code: '23514', driverError: { code: '23514' } } });
  });
});
