import { typedLine } from './typed-line.ts';

it.each([
  '\u200eleila1@example.org',
  '\u202aleila1@example.org\u202c',
  '\u2068 leila\u06f1@example.org \u2069',
  'leila1\u200c@example.org\ufeff',
])('an address is read as it was meant: %j', (typed) => expect(typedLine(typed)).toBe('leila1@example.org'));
