import vm from 'node:vm';
import { asciiSource } from './ascii-source.ts';

const PIECES = [
  `'پرده'`,
  `'\\–'`,
  `'\\\\پ'`,
  '`–🎬 é`',
  `/^[آ-ی–]+$/.test('پرده')`,
  `/^[🎬🎞]$/u.test('🎬')`,
  `'a – b'.replace(/\\–/, '')`,
  `({ نام: 1 }).نام`,
];

describe('a script in ASCII', () => {
  it.each(PIECES)('says the same: %s', (piece) => {
    const ascii = asciiSource(piece);
    expect(ascii).toMatch(/^\p{ASCII}*$/u);
    expect(vm.runInNewContext(ascii)).toEqual(vm.runInNewContext(piece));
  });
});
