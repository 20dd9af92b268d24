import { isTooIntricate } from './markdown-limits.ts';

const paragraph = `${'Words of an article '.repeat(9)}\n\n`;

it.each([
  ['nothing', ''],
  ['40,000 characters on one line', 'words '.repeat(6_600)],
  ['a long rule', `One\n\n${'-'.repeat(80)}\n\nTwo`],
  [
    'the longest article',
    `${paragraph}${'**Who** says '.padEnd(100, 'x')}[there](https://example.com/a_b)\n\n`.repeat(100),
  ],
  ['a list in a list in a quotation', '> - a\n>   - b\n>     1. c\n'.repeat(50)],
])('an article may have %s', (_, markdown) => {
  expect(isTooIntricate(markdown)).toBe(false);
});

it.each([
  ['lists', `${'- '.repeat(21)}a`],
  ['numbered lists', `${'1. '.repeat(21)}a`],
  ['quotations', `${'>'.repeat(21)}a`],
  ['an indented list', `a\n${' '.repeat(42)}- a`],
])('%s have 20 levels at most', (_, markdown) => {
  expect(isTooIntricate(markdown)).toBe(true);
});

it('lines and marks together are 2,000 at most', () => {
  expect(isTooIntricate('a\n'.repeat(2_000))).toBe(false);
  expect(isTooIntricate('a\n'.repeat(2_001))).toBe(true);
  expect(isTooIntricate('a*'.repeat(2_001))).toBe(true);
});
