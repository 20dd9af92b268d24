import { SHORTEST_PASSWORD } from './password-strength';

interface Passwords {
  password: string;
  password_confirmation: string;
}

/** What can be seen of two passwords without the server, in its own sentences. */
export function passwordFaults({ password, password_confirmation: repeated }: Passwords): Partial<Passwords> {
  const faults: Partial<Passwords> = {};
  if (password.length < SHORTEST_PASSWORD) faults.password = 'The password must have at least 8 characters';
  if (password !== repeated) faults.password_confirmation = 'The passwords are not the same';
  if (password.trim() === '') faults.password = 'Please enter a password';
  if (repeated.trim() === '') faults.password_confirmation = 'Please repeat the password';
  return faults;
}
