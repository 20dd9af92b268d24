import { latinDigits } from '../../../lib/format/number';
import { passwordFaults } from './password-faults';

export interface Registration {
  name: string;
  username: string;
  email: string;
  phone: string;
  password: string;
  password_confirmation: string;
}
export type RegistrationField = keyof Registration;
export type RegistrationErrors = Partial<Record<RegistrationField, string>>;

export const EMPTY_REGISTRATION: Registration = {
  name: '',
  username: '',
  email: '',
  phone: '',
  password: '',
  password_confirmation: '',
};
export const REGISTRATION_FIELDS = Object.keys(EMPTY_REGISTRATION) as RegistrationField[];

const USERNAME = /^[A-Za-z][A-Za-z0-9_-]{2,29}$/;
const BAD_USERNAME = 'The username must have 3 to 30 English letters, digits, _ or - and begin with a letter';
const MISSING: readonly (readonly [RegistrationField, string])[] = [
  ['name', 'Please enter your name'],
  ['username', 'Please enter a username'],
  ['email', 'Please enter your email'],
];

/** What can be seen without the server, in its own sentences; it checks everything again and knows more. */
export function faultsOf(form: Registration): RegistrationErrors {
  const faults: RegistrationErrors = passwordFaults(form);
  if (!/^\S+@\S+\.\S+$/.test(form.email.trim())) faults.email = 'The email is not valid';
  if (!USERNAME.test(latinDigits(form.username.trim()))) faults.username = BAD_USERNAME;
  for (const [field, sentence] of MISSING) if (form[field].trim() === '') faults[field] = sentence;
  return faults;
}

/** As it goes to the server: trimmed, the telephone number in Latin digits, and left out when there is none. */
export function cleaned(form: Registration): Omit<Registration, 'phone'> & { phone?: string } {
  const phone = latinDigits(form.phone).replace(/[\s()-]/g, '');
  const { name, username, email, password, password_confirmation } = form;
  const fields = {
    name: name.trim(),
    username: latinDigits(username.trim()),
    email: email.trim(),
    password,
    password_confirmation,
  };
  return phone === '' ? fields : { ...fields, phone };
}
