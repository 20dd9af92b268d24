/* What nobody should send, and somebody will. */

const BIDI = '\u202eevil\u2066\u200f';
const SQL = "x'; drop table write.account; --";
const HTML = '<script>alert(1)</script><img src=x onerror=alert(1)>';

/** Texts that have hurt programs. */
export const BAD_TEXTS: readonly string[] = [
  '',
  ' ',
  '\u0000',
  'a\u0000b',
  '\ud800',
  'a\udfffb',
  BIDI,
  '\ufeff\u200b\u200c',
  '\u0001\u001b[31m\u007f\r\nSet-Cookie: a=b',
  SQL,
  "' or '1'='1",
  '%_\\%',
  '\\',
  '$1 $2 :name ?',
  HTML,
  // biome-ignore lint/suspicious/noTemplateCurlyInString: a template of others' languages
  '${7*7}{{7*7}}<%= 7*7 %>',
  '../../../../etc/passwd',
  '\\\\host\\share',
  'constructor',
  '__proto__',
  'toString',
  'hasOwnProperty',
  'null',
  'NaN',
  '1e309',
  '-0',
  '0x10',
  '۱۲۳',
  '9'.repeat(400),
  'ﷺ'.repeat(300),
  '👩‍👩‍👧‍👦'.repeat(60),
  'é́'.normalize('NFD').repeat(120),
  'x'.repeat(10_000),
  '(a+)+$'.repeat(40),
  'a & b | !c <-> (d:*',
  '1970-02-30',
  '275761-01-01T00:00:00Z',
];

export const BAD_NUMBERS: readonly number[] = [
  ...[0, -1, -0, 0.5, 1e-7, 2_147_483_647, 2_147_483_648, -2_147_483_649, 4_294_967_296],
  ...[Number.MAX_SAFE_INTEGER, Number.MAX_SAFE_INTEGER + 2, 1e21, 1e308, -1e308],
];

function nested(depth: number): unknown {
  let value: unknown = 'deep';
  for (let level = 0; level < depth; level++) value = level % 2 === 0 ? [value] : { a: value };
  return value;
}

/** Values of any kind but the right one. */
export const BAD_VALUES: readonly unknown[] = [
  ...BAD_TEXTS,
  ...BAD_NUMBERS,
  ...[null, true, false, [], {}, [null], [[]], { a: 1 }, [1, 'x', null, {}]],
  ...[{ $gt: '' }, { toString: 1 }, { length: -1 }, { constructor: { prototype: { admin: true } } }],
  nested(60),
  Array.from({ length: 2_000 }, (_, index) => index),
  Array.from({ length: 500 }, () => 'x'.repeat(50)),
  Object.fromEntries(Array.from({ length: 500 }, (_, index) => [`field${index}`, index])),
];

const depth = (levels: number) => `${'['.repeat(levels)}${']'.repeat(levels)}`;

/** Bodies as text: some are no JSON, some are JSON that a parser may stumble on. */
export const BAD_BODIES: readonly string[] = [
  ...['', ' ', '{', '}', '[', 'null', 'true', '0', '"text"', '[]', '[{}]', 'undefined', "{'a':1}", '{"a":1,}'],
  ...['{"a":NaN}', '{"a":1e999}', '{"a":01}', '{"a":"\u0001"}', '{"a":"\\ud800"}', '\ufeff{}', '{}{}', '{"a":'],
  ...['{"__proto__":{"role":"admin"}}', '{"constructor":{"prototype":{"role":"admin"}}}'],
  ...['{"token":{"__proto__":1}}', '{"token":["a"]}', '{"token":1}', '{"a":1,"a":2}', '{"":""}'],
  ...[depth(5_000), depth(100_000), `{"a":${depth(50_000)}}`, '{"a":'.repeat(20_000)],
  'a=b&c=d',
  '<?xml version="1.0"?><!DOCTYPE a [<!ENTITY e SYSTEM "file:///etc/passwd">]><a>&e;</a>',
  `{"a":"${'x'.repeat(300 * 1024)}"}`,
];

/** Parts of a path, as they go over the wire. */
export const BAD_PATH_PARTS: readonly string[] = [
  ...['', '0', '-1', '1.5', '1e9', '99999999999999999999', 'NaN', 'null', 'undefined', '۱', '%20', '%00', 'a%00b'],
  ...[
    '%',
    '%zz',
    '%ff',
    '%c3%28',
    '%ed%a0%80',
    '%2e%2e',
    '..%2f..%2fetc%2fpasswd',
    '%5c..%5c',
    '%e2%80%ae',
    '%0d%0aX: y',
  ],
  ...['__proto__', 'constructor', 'hasOwnProperty', 'toString', 'no-such-thing', '%27%20or%201%3D1--', '%3Cscript%3E'],
  ...[
    'a'.repeat(200),
    'a'.repeat(201),
    'a'.repeat(299),
    'a'.repeat(301),
    'a'.repeat(5_000),
    '%D9%BE'.repeat(60),
    '*',
    ':id',
  ],
];

export const BAD_QUERIES: readonly string[] = [
  ...[
    '?',
    '?&&&',
    '?=',
    '?a',
    '?a=%zz',
    '?%00=%00',
    '?__proto__=1',
    '?__proto__[a]=1',
    '?constructor=1',
    '?a[]=1&a[]=2',
  ],
  ...[
    '?sort=',
    '?sort=[',
    '?sort=["id"]',
    '?sort=["id","UP"]',
    '?sort=["password_hash","ASC"]',
    '?sort=["id;--","ASC"]',
  ],
  ...['?sort=["__proto__","ASC"]', '?sort={}', '?sort=null', '?sort=["id","ASC"]&sort=["id","DESC"]', '?sort[]=id'],
  ...[
    '?range=',
    '?range=[0]',
    '?range=[-1,5]',
    '?range=[9,1]',
    '?range=[0,1e30]',
    '?range=["0","9"]',
    '?range=[0,0.5]',
  ],
  ...[
    '?range=[9999999,10000000]',
    '?range=[1,2,3]',
    '?range=0-9',
    '?filter=',
    '?filter={',
    '?filter=[]',
    '?filter=null',
  ],
  ...[
    '?filter={"id":0}',
    '?filter={"id":[1e99]}',
    '?filter={"id":{"a":1}}',
    '?filter={"q":"%00"}',
    '?filter={"q":null}',
  ],
  ...['?filter={"q":"\\u0000"}', '?filter={"q":"\\ud800"}', '?filter={"q":"%25\\\\_"}', '?filter={"q":["a"]}'],
  ...[
    '?filter={"__proto__":{"q":1}}',
    '?filter={"no_such_field":1}',
    '?filter={"status":"x"}',
    '?filter={"post_id":-1}',
  ],
  ...[
    '?filter={"user_id":2147483648}',
    '?filter={"post_type":9}',
    '?filter={"role":"root"}',
    '?filter={"genre":"\\u0000"}',
  ],
  ...[`?filter={"q":"${'x'.repeat(7_000)}"}`, `?filter=${'['.repeat(7_000)}`, `?filter=${'x'.repeat(12_000)}`],
  ...['?lang=xx', '?lang=', '?lang=fa&lang=en', '?lang=__proto__', '?lang[a]=fa', '?lang=%00', '?token=x'],
];
