import { passwordFaults } from '../../register/password-faults';

export interface EditedInfo {
  name: string;
  password: string;
  password_confirmation: string;
  current_password: string;
}
export type EditedField = keyof EditedInfo;

/** What can be seen without the server. An empty password stays as it is. */
export function faultsOf({ name, password, password_confirmation }: EditedInfo): Partial<EditedInfo> {
  const faults: Partial<EditedInfo> =
    password === '' && password_confirmation === '' ? {} : passwordFaults({ password, password_confirmation });
  if (name.trim() === '') faults.name = 'Please enter your name';
  return faults;
}

/** As it goes to the server: no password fields when the password stays. */
export function bodyOf({ name, password, password_confirmation, current_password }: EditedInfo) {
  if (password === '') return { name: name.trim() };
  const proof = current_password === '' ? {} : { current_password };
  return { name: name.trim(), password, password_confirmation, ...proof };
}
