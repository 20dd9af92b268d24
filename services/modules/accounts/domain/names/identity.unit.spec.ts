import fc from 'fast-check';
import { foldIdentity, isPhoneNumber, normalisePhone } from './identity.ts';

describe('folding of addresses and usernames', () => {
  it('takes case, width and surrounding space away', () => {
    expect(foldIdentity(' Leila@Example.COM ')).toBe('leila@example.com');
    expect(foldIdentity('Ｌｅｉｌａ')).toBe('leila');
    expect(foldIdentity('Sara۱۳۶۹@example.com')).toBe('sara1369@example.com');
    expect(foldIdentity('\u202aSara1369@example.com\u202c\u200f')).toBe('sara1369@example.com');
  });

  it('is the same when done twice', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => foldIdentity(foldIdentity(text)) === foldIdentity(text)),
    );
  });
});

describe('phone numbers', () => {
  it.each([
    '09121234567',
    '+989121234567',
    '00989121234567',
    '989121234567',
    '9121234567',
    '+98 0912 123 4567',
    '۰۹۱۲۱۲۳۴۵۶۷',
    '٠٩١٢١٢٣٤٥٦٧',
    '0912 123 45 67',
    '0912.123.4567',
    '0912\u2013123\u20134567',
    '+98 (912) 123-4567',
    '\u202a+98 912 123 4567\u202c',
  ])('reads %s as one Iranian mobile number', (phone) => {
    expect(normalisePhone(phone)).toBe('+989121234567');
    expect(isPhoneNumber(phone)).toBe(true);
  });

  it.each(['021 8877 6655', '(۰۲۱) ۸۸۷۷۶۶۵۵', '+98 21 88776655', '+982188776655'])(
    'reads %s as one of Tehran',
    (phone) => {
      expect(normalisePhone(phone)).toBe('+982188776655');
      expect(isPhoneNumber(phone)).toBe(true);
    },
  );

  it('leaves numbers of other countries alone', () => {
    expect(normalisePhone('0044 20 7946 0000')).toBe('+442079460000');
    expect(normalisePhone('+44 20 7946 0000')).toBe('+442079460000');
  });

  it.each(['+1 415 555 0132', '0049 30 123456', '+971 50 123 4567', '+93701234567'])(
    'can be of another country: %s',
    (phone) => expect(isPhoneNumber(phone)).toBe(true),
  );

  it.each([
    '',
    '12',
    '091234567',
    '0912345678',
    '091212345678',
    '+98912123456',
    '+9891212345678',
    '0098 21 8877 665',
    '02188776',
    '07911 123456',
    '2079460000',
    '+0441234567',
    '+44 1234',
    '+1234567890123456',
    '+98 912 CALL ME',
    '0912+1234567',
  ])('are none: %p', (phone) => expect(isPhoneNumber(phone)).toBe(false));
});
