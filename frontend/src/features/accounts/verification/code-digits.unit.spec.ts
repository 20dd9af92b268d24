import { codeDigits } from './code-digits.ts';

describe('codeDigits', () => {
  it('takes Persian and Arabic digits', () => {
    expect(codeDigits('۱۲۳۴۵۶')).toBe('123456');
    expect(codeDigits('٧٨٩٠١٢')).toBe('789012');
  });

  it('finds the code in what was pasted with it', () => {
    expect(codeDigits(' کد شما: ۱۲۳-۴۵۶ ')).toBe('123456');
  });

  it('stops at six digits', () => {
    expect(codeDigits('1234567')).toBe('123456');
  });

  it('is empty without digits', () => {
    expect(codeDigits('abc')).toBe('');
  });
});
