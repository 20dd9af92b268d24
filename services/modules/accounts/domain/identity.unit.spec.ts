import fc from 'fast-check';
import { foldIdentity, normalisePhone } from './identity.ts';

describe('folding of addresses and usernames', () => {
  it('takes case, width and surrounding space away', () => {
    expect(foldIdentity(' Leila@Example.COM ')).toBe('leila@example.com');
    expect(foldIdentity('Ｌｅｉｌａ')).toBe('leila');
  });

  it('is the same when done twice', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => foldIdentity(foldIdentity(text)) === foldIdentity(text)),
    );
  });
});

describe('phone numbers', () => {
  it.each(['09121234567', '+989121234567', '00989121234567', '۰۹۱۲۱۲۳۴۵۶۷', '0912 123 45 67', '+98 (912) 123-4567'])(
    'reads %s as one Iranian mobile number',
    (phone) => expect(normalisePhone(phone)).toBe('+989121234567'),
  );

  it('leaves numbers of other countries alone', () => {
    expect(normalisePhone('0044 20 7946 0000')).toBe('+442079460000');
    expect(normalisePhone('+44 20 7946 0000')).toBe('+442079460000');
  });
});
