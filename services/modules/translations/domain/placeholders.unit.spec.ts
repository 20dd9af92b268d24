import { fillsTheSame } from './placeholders.ts';

describe('what is put into a text', () => {
  it.each([
    ['«{{count, number}} فصل»', '{{count}} seasons'],
    ['%{name} را %{count} بار', '%{count} times %{name}'],
    ['بدون هیچ', 'without any'],
    ['<b>پررنگ</b>', 'now <b>bold</b>'],
  ])('stays: %s', (text, builtIn) => expect(fillsTheSame(text, builtIn)).toBe(true));

  it.each([
    ['فصل', '{{count}} seasons'],
    ['{{number}} فصل', '{{count}} seasons'],
    ['<b>پررنگ', 'now <b>bold</b>'],
  ])('is missed or wrong in %s', (text, builtIn) => expect(fillsTheSame(text, builtIn)).toBe(false));
});
