import { describe, expect, it } from 'vitest';
import { bodyOf, faultsOf } from './edit-info';

const FORM = { name: 'نیلوفر', password: '', password_confirmation: '', current_password: '' };
const PASSWORD = { password: 'abri dar asemun', password_confirmation: 'abri dar asemun' };

describe('faultsOf', () => {
  it('lets the password be', () => {
    expect(faultsOf(FORM)).toEqual({});
  });

  it('checks a new password, also when only its repetition was written', () => {
    expect(faultsOf({ ...FORM, password: 'short' })).toHaveProperty('password');
    expect(faultsOf({ ...FORM, password_confirmation: 'abri dar asemun' })).toHaveProperty('password');
    expect(faultsOf({ ...FORM, ...PASSWORD, name: ' ' })).toEqual({ name: 'Please enter your name' });
  });
});

describe('bodyOf', () => {
  it('sends the name alone while the password stays', () => {
    expect(bodyOf({ ...FORM, current_password: 'filled in by the browser' })).toEqual({ name: 'نیلوفر' });
  });

  it('sends the present password only when it was given', () => {
    expect(bodyOf({ ...FORM, ...PASSWORD })).toEqual({ name: 'نیلوفر', ...PASSWORD });
    expect(bodyOf({ ...FORM, ...PASSWORD, current_password: 'old' })).toHaveProperty('current_password', 'old');
  });
});
