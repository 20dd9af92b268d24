import { passwordStrength } from './password-strength.ts';

describe('passwordStrength', () => {
  it('calls fewer than eight characters short', () => {
    expect(passwordStrength('aB3$xyz')).toBe('short');
  });

  it.each(['aaaaaaaaaaaa', '12345678', 'qwertyuiop', 'abcdefgh1'])('calls %s weak', (password) => {
    expect(passwordStrength(password)).toBe('weak');
  });

  it('calls weak what holds the username', () => {
    expect(passwordStrength('Niloufar!2024', ['niloufar'])).toBe('weak');
  });

  it('calls a row of unrelated words strong, in either script', () => {
    expect(passwordStrength('abri dar asemun 7')).toBe('strong');
    expect(passwordStrength('ابر و باد و لیموی تلخ')).toBe('strong');
  });

  it('knows a middle', () => {
    expect(passwordStrength('parvaneh9')).toBe('fair');
  });
});
