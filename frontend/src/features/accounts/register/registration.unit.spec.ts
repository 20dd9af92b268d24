import { storePendingAccount } from '../verification/pending-account.ts';
import { EMPTY_REGISTRATION, type Registration, registrationBody, registrationSchema } from './registration.ts';

const GOOD = {
  ...EMPTY_REGISTRATION,
  name: 'نیلوفر',
  username: 'niloufar',
  email: 'niloufar@example.com',
  password: 'abri dar asemun',
  password_confirmation: 'abri dar asemun',
};

/** The first sentence of each wrong field, as the form shows it. */
function errorsOf(values: Registration): Record<string, string> {
  const issues = registrationSchema.safeParse(values).error?.issues ?? [];
  return Object.fromEntries(issues.map(({ path, message }) => [path.join('.'), message]).reverse());
}
const sent = (values: Registration) => registrationBody(registrationSchema.parse(values));

describe('registrationSchema', () => {
  it('finds nothing wrong with a complete form; the telephone is optional', () => {
    expect(errorsOf(GOOD)).toEqual({});
  });

  it('asks for every field but the telephone', () => {
    expect(Object.keys(errorsOf(EMPTY_REGISTRATION)).sort()).toEqual([
      'email',
      'name',
      'password',
      'password_confirmation',
      'username',
    ]);
  });

  it('tells an empty field from a wrong one', () => {
    expect(errorsOf({ ...GOOD, username: ' ', email: 'niloufar@', password: 'short' })).toMatchObject({
      username: 'Please enter a username',
      email: 'The email is not valid',
      password: 'The password must have at least 8 characters',
    });
  });

  it('compares the two passwords', () => {
    expect(errorsOf({ ...GOOD, password_confirmation: 'other words' })).toEqual({
      password_confirmation: 'The passwords are not the same',
    });
  });
});

describe('registrationBody', () => {
  it('sends the telephone number in Latin digits, and not at all when there is none', () => {
    expect(sent({ ...GOOD, phone: '۰۹۱۲ ۳۴۵ ۶۷۸۹' }).phone).toBe('09123456789');
    expect(JSON.parse(JSON.stringify(sent(GOOD)))).not.toHaveProperty('phone');
  });

  it('sends the address in Latin digits', () => {
    expect(sent({ ...GOOD, email: ' niloufar۶۹@example.com' }).email).toBe('niloufar69@example.com');
  });

  it('sends address and username without the marks that came along when they were copied', () => {
    const pasted = { username: '\u200eniloufar\u200f', email: '\u202aniloufar@example.com\u202c ' };
    expect(sent({ ...GOOD, ...pasted })).toMatchObject({ username: 'niloufar', email: 'niloufar@example.com' });
  });

  it('leaves the password as it was written', () => {
    const password = ' spaces stay ';
    expect(sent({ ...GOOD, password, password_confirmation: password }).password).toBe(password);
  });
});

it('a registration of this tab that waits for its code gives way to the next', () => {
  sessionStorage.clear();
  expect(sent(GOOD).replaces).toBeUndefined();
  storePendingAccount({ userId: 'a-handle', email: 'niloufar@exmaple.com', phone: false, resendIn: 60 });
  expect(sent(GOOD).replaces).toBe('a-handle');
  sessionStorage.clear();
});
