/* Invalid and hostile values. */

const BIDI = '\u202eevil\u2066\u200f';
const SQL = "x'; drop table write.account; --";
const HTML = '<script>alert(1)</script><img src=x onerror=alert(1)>';

/** Texts that are known to break programs. */
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

/** Days and moments that are well-formed, at and beyond what a calendar, JavaScript or PostgreSQL knows. */
export const EDGE_DATES: readonly string[] = [
  '0000-01-01',
  '0000-01-01T00:00:00Z',
  '0001-01-01T00:00:00+23:59',
  '1582-10-10',
  '2026-02-29',
  '2026-06-30T23:59:60Z',
  '9999-12-31',
  '9999-12-31T23:59:59.999Z',
  '9999-12-31T23:59:59-23:59',
  '+275760-09-13T00:00:00.000Z',
];

/** What a good text is spoilt with, in its middle. */
export const INTRUDERS: readonly string[] = ['\u0000', '\ud800', '\udc00', '\u202e', '\uffff', "'", '\\'];

/** Numbers as JSON has them, which JavaScript or PostgreSQL has not. */
export const EDGE_NUMERALS: readonly string[] = [
  '1e400',
  '-1e400',
  '1e-400',
  '2147483648',
  '9007199254740993',
  '9223372036854775808',
  '0.1e1',
  '-0',
  '9'.repeat(400),
];

const BAD_NUMBERS: readonly number[] = [
  0,
  -1,
  -0,
  0.5,
  1e-7,
  2_147_483_647,
  2_147_483_648,
  -2_147_483_649,
  4_294_967_296,
  Number.MAX_SAFE_INTEGER,
  Number.MAX_SAFE_INTEGER + 2,
  1e21,
  1e308,
  -1e308,
];

function nested(depth: number): unknown {
  let value: unknown = 'deep';
  for (let level = 0; level < depth; level++) value = level % 2 === 0 ? [value] : { a: value };
  return value;
}

/** Values of wrong types and shapes. */
export const BAD_VALUES: readonly unknown[] = [
  ...BAD_TEXTS,
  ...BAD_NUMBERS,
  null,
  true,
  false,
  [],
  {},
  [null],
  [[]],
  { a: 1 },
  [1, 'x', null, {}],
  { $gt: '' },
  { toString: 1 },
  { length: -1 },
  { constructor: { prototype: { admin: true } } },
  nested(60),
  Array.from({ length: 2_000 }, (_, index) => index),
  Array.from({ length: 500 }, () => 'x'.repeat(50)),
  Object.fromEntries(Array.from({ length: 500 }, (_, index) => [`field${index}`, index])),
];

const depth = (levels: number) => `${'['.repeat(levels)}${']'.repeat(levels)}`;

/** Bodies as text: some are no JSON, some are JSON that a parser may stumble on. */
export const BAD_BODIES: readonly string[] = [
  '',
  ' ',
  '{',
  '}',
  '[',
  'null',
  'true',
  '0',
  '"text"',
  '[]',
  '[{}]',
  'undefined',
  "{'a':1}",
  '{"a":1,}',
  '{"a":NaN}',
  '{"a":1e999}',
  '{"a":01}',
  '{"a":"\u0001"}',
  '{"a":"\\ud800"}',
  '\ufeff{}',
  '{}{}',
  '{"a":',
  '{"__proto__":{"role":"admin"}}',
  '{"constructor":{"prototype":{"role":"admin"}}}',
  '{"token":{"__proto__":1}}',
  '{"token":["a"]}',
  '{"token":1}',
  '{"a":1,"a":2}',
  '{"":""}',
  depth(5_000),
  depth(100_000),
  `{"a":${depth(50_000)}}`,
  '{"a":'.repeat(20_000),
  'a=b&c=d',
  '<?xml version="1.0"?><!DOCTYPE a [<!ENTITY e SYSTEM "file:///etc/passwd">]><a>&e;</a>',
  `{"a":"${'x'.repeat(300 * 1024)}"}`,
];
