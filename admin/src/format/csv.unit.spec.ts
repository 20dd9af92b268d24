import { asCsv } from './csv.ts';

const MARK = '\ufeff';

describe('rows for a spreadsheet', () => {
  it.each(['=1+1', '+1', '-1', '@SUM(A1)', '＝1+1', '＋1', '－1', '＠SUM(A1)'])('run nothing of a text: %s', (text) => {
    expect(asCsv([{ name: text, count: -1 }])).toBe(`${MARK}name,count\r\n'${text},-1\r\n`);
  });

  it.each(['\t=1', '\n=1', '\r=1'])('run nothing behind what nobody sees: %j', (text) => {
    expect(asCsv([{ name: text }])).toBe(`${MARK}name\r\n"'${text}"\r\n`);
  });

  it('hold together what another separator would part, where the spreadsheet has another one', () => {
    expect(asCsv([{ a: 'x;=1+1', b: 'x؛=1+1', c: 'x\t=1+1' }])).toBe(`${MARK}a,b,c\r\n"x;=1+1","x؛=1+1","x\t=1+1"\r\n`);
  });

  it('have quotes in quotes', () => {
    expect(asCsv([{ a: 'he said "no", twice' }])).toBe(`${MARK}a\r\n"he said ""no"", twice"\r\n`);
  });
});
