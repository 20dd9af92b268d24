/* Invalid and hostile headers, in characters that HTTP allows. */

/** Sets of headers; each is sent in a request of its own. */
export const BAD_HEADERS: readonly Record<string, string>[] = [
  ...['', 'x', '-1', '0', '1e400', 'NaN', 'Infinity', '0x7fffffff', '9'.repeat(300), '1, 2'].map((value) => ({
    'parde-after': value,
  })),
  ...['', ' ', "x'; --", 'x'.repeat(5_000), '\u00ff\u00fe', 'constructor', '00000000-0000-4000-8000-000000000000'].map(
    (value) => ({ 'idempotency-key': value }),
  ),
  ...['', 'x', '00-00-00-00', `00-${'g'.repeat(32)}-x-01`, 'x'.repeat(3_000)].map((value) => ({ traceparent: value })),
  ...["' or 1=1", 'x'.repeat(3_000), '\u00ff'].map((value) => ({ 'x-correlation-id': value })),
  ...['999.999.999.999', '::1%eth0', 'x, y, z', '"\u00ff"'].map((value) => ({ 'x-forwarded-for': value })),
  ...['*', 'W/"', '"\u00ff"', 'x'.repeat(2_000)].map((value) => ({ 'if-none-match': value })),
  ...['gzip;q=x', 'br, gzip, *;q=0', '', 'x'.repeat(2_000)].map((value) => ({ 'accept-encoding': value })),
  ...['application/xml', 'x', '*/*;q=9'].map((value) => ({ accept: value })),
  { host: '\'"<>' },
  { range: 'bytes=9-1' },
  { expect: 'x' },
  { 'content-length': 'x' },
  { 'transfer-encoding': 'x' },
  { 'content-encoding': 'gzip' },
  { 'x-http-method-override': 'DELETE' },
];

const UNSIGNED = [{ alg: 'none' }, { sub: '1', sid: 'x', aud: 'parde', exp: 9_999_999_999 }]
  .map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'))
  .join('.');

/** Invalid credentials. */
export const BAD_CREDENTIALS: readonly Record<string, string>[] = [
  ...['Bearer', 'Bearer ', 'Bearer x', 'Bearer a.b.c', `Bearer ${UNSIGNED}.`, 'Basic eDp5', 'bearer x', '\u00ff'].map(
    (value) => ({ authorization: value }),
  ),
  { authorization: `Bearer ${'x'.repeat(8_000)}` },
  ...['token', 'token=', 'token=x', 'token=%zz', 'token=%00', '=;=;=', 'token=a; token=b', '__proto__=x'].map(
    (value) => ({
      cookie: value,
    }),
  ),
  { cookie: `token=${UNSIGNED}.` },
  ...['', 'x', 'a.b.c', '%zz', `${UNSIGNED}.`].map((value) => ({
    cookie: `parde_console=${value}`,
    'parde-console': '1',
  })),
  { cookie: 'a=b; '.repeat(1_000) },
];

export const BAD_CONTENT_TYPES: readonly string[] = [
  '',
  'x',
  'text/plain',
  'text/html',
  'application/xml',
  'application/x-www-form-urlencoded',
  'application/octet-stream',
  'multipart/form-data',
  'multipart/form-data; boundary=x',
  'application/json; charset=utf-16',
  'application/json;;;',
  'application/jsonp',
  'application/json, text/plain',
  '__proto__',
  'image/svg+xml',
  '\u00ff/\u00ff',
];
