import { describe, expect, it } from 'vitest';
import { cleaned, EMPTY_REGISTRATION, faultsOf } from './registration';

const GOOD = {
  ...EMPTY_REGISTRATION,
  name: 'نیلوفر',
  username: 'niloufar',
  email: 'niloufar@example.com',
  password: 'abri dar asemun',
  password_confirmation: 'abri dar asemun',
};

describe('faultsOf', () => {
  it('finds nothing wrong with a complete form; the telephone is optional', () => {
    expect(faultsOf(GOOD)).toEqual({});
  });

  it('asks for every field but the telephone', () => {
    expect(Object.keys(faultsOf(EMPTY_REGISTRATION)).sort()).toEqual([
      'email',
      'name',
      'password',
      'password_confirmation',
      'username',
    ]);
  });

  it('compares the two passwords', () => {
    expect(faultsOf({ ...GOOD, password_confirmation: 'other words' })).toEqual({
      password_confirmation: 'The passwords are not the same',
    });
  });
});

describe('cleaned', () => {
  it('sends the telephone number in Latin digits, and not at all when there is none', () => {
    expect(cleaned({ ...GOOD, phone: '۰۹۱۲ ۳۴۵ ۶۷۸۹' }).phone).toBe('09123456789');
    expect(cleaned(GOOD)).not.toHaveProperty('phone');
  });

  it('leaves the password as it was written', () => {
    expect(cleaned({ ...GOOD, password: ' spaces stay ' }).password).toBe(' spaces stay ');
  });
});
