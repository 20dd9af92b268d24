import { PasswordInput } from 'react-admin';
import { LATIN_TEXT } from '../components/form/inputs/input-slots.ts';

/** The password of whoever is signed in, asked once more before their sign-in changes. */
export function OwnPasswordInput() {
  return (
    <PasswordInput
      source="password"
      label="parde.account.two_factor.password"
      slotProps={LATIN_TEXT}
      autoComplete="current-password"
      autoFocus
    />
  );
}
