import { isPassing } from './passing-error.ts';

const coded = (code: unknown, message = 'x') => Object.assign(new Error(message), { code });

describe('an error of a projection', () => {
  it.each(
    ['08006', '40001', '40P01', '53300', '57P01', '55P03', '25P03', 'ECONNREFUSED', 'ECONNRESET', 'EPIPE'].concat([
      'ETIMEDOUT',
      'ENOTFOUND',
      'EHOSTUNREACH',
      'ENETUNREACH',
      'ENOSPC',
      'EDQUOT',
    ]),
  )('with code %s passes by itself', (code) => {
    expect(isPassing(coded(code))).toBe(true);
  });

  it.each(['23505', '22P02', '42P01', '55000', '25001', '0800', '400010', 'ENOENT', '', 8006])(
    'with code %j is of the event',
    (code) => {
      expect(isPassing(coded(code))).toBe(false);
    },
  );

  it('passes while the server has no socket, as no missing file does', () => {
    expect(isPassing(Object.assign(coded('ENOENT'), { syscall: 'connect' }))).toBe(true);
    expect(isPassing(Object.assign(coded('EAGAIN'), { syscall: 'connect' }))).toBe(true);
    expect(isPassing(Object.assign(coded('ENOENT'), { syscall: 'open' }))).toBe(false);
  });

  it('passes when a plan no longer fits its table: the next connection makes a new one', () => {
    expect(isPassing(coded('0A000', 'cached plan must not change result type'))).toBe(true);
    expect(isPassing(coded('0A000', 'cannot do that'))).toBe(false);
  });

  it.each([
    'Connection terminated unexpectedly',
    'Query read timeout',
    'timeout exceeded when trying to connect',
    'Cannot use a pool after calling end on the pool',
    'Query runner already released. Cannot run queries anymore.',
    'Database connection provided by a query runner was already released, cannot continue to use its querying methods anymore.',
  ])('that says «%s» passes', (message) => {
    expect(isPassing(new Error(message))).toBe(true);
  });

  it('is of the event when nothing is known of it', () => {
    for (const error of [new Error('x'), new TypeError('x'), 'Connection terminated', null, { code: '08006' }]) {
      expect(isPassing(error)).toBe(false);
    }
  });
});
