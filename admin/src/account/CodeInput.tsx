import { TextInput } from 'react-admin';
import { LATIN_TEXT } from '../components/form/inputs/input-slots.ts';

interface CodeInputProps {
  hint: string;
  autoFocus?: boolean;
}

/** A code of the authenticator, or where the hint says so a recovery code, which has letters. */
export function CodeInput({ hint, autoFocus = false }: CodeInputProps) {
  return (
    <TextInput
      source="code"
      label="parde.account.two_factor.code"
      helperText={hint}
      slotProps={LATIN_TEXT}
      autoComplete="one-time-code"
      autoFocus={autoFocus}
    />
  );
}
