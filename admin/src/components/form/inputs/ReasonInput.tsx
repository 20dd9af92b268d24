import { TextInput } from 'react-admin';
import { writtenText } from './input-slots.ts';
import { MAX_REASON_LENGTH } from './reason.ts';

interface ReasonInputProps {
  label?: string;
  /** Who will read it. */
  hint: string;
  autoFocus?: boolean;
}

const MAX_ROWS = 6;

/** Why something is done to a user or a payment. */
export function ReasonInput({ label = 'parde.users.actions.reason', hint, autoFocus = false }: ReasonInputProps) {
  return (
    <TextInput
      source="reason"
      label={label}
      helperText={hint}
      slotProps={writtenText(MAX_REASON_LENGTH)}
      multiline
      minRows={2}
      maxRows={MAX_ROWS}
      autoFocus={autoFocus}
    />
  );
}
