import { bundled } from './write.ts';

const row = (word: string, text = 'insert rows') => ({ text, row: { word } });
const statement = (value: string | number | null) => ({ text: 'update', values: [value] });
const sent = (...commands: Parameters<typeof bundled>[0]) =>
  bundled(commands).map(({ text, values }) => [text, ...(values ?? [])]);

describe('what several commands write', () => {
  it('goes in one statement where it is rows of one kind', () => {
    expect(sent([row('a')], [row('b', 'insert others')], [row('c')])).toEqual([
      ['insert rows', '[{"word":"a"},{"word":"c"}]'],
      ['insert others', '[{"word":"b"}]'],
    ]);
  });

  it('keeps the order that each command has given it', () => {
    expect(sent([statement(1), row('a')], [row('b'), statement(null)], [])).toEqual([
      ['insert rows', '[{"word":"b"}]'],
      ['update', '1'],
      ['insert rows', '[{"word":"a"}]'],
      ['update', null],
    ]);
  });

  it('is nothing where nobody writes', () => {
    expect(sent()).toEqual([]);
    expect(sent([], [])).toEqual([]);
  });
});
