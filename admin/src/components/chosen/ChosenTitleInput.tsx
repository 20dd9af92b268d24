import Box from '@mui/material/Box';
import { useInput } from 'react-admin';
import type { ConsoleTitle } from '../../api/types.ts';
import { LabelText } from './LabelText.tsx';
import { TitleSearch } from './TitleSearch.tsx';
import { useTitleLabel } from './use-title-label.tsx';

interface ChosenTitleInputProps {
  source: string;
  label: string;
  hint: string;
  autoFocus?: boolean;
}

/** One title, found by its name; another one takes its place. The form has it as the title, and null until it is chosen. */
export function ChosenTitleInput({ source, label, hint, autoFocus = false }: ChosenTitleInputProps) {
  const labelOf = useTitleLabel();
  const { field, fieldState } = useInput({ source, defaultValue: null });
  const title: ConsoleTitle | null = field.value || null;
  return (
    <Box sx={{ width: '100%' }}>
      <TitleSearch
        onPick={field.onChange}
        words={{ label, hint }}
        inputRef={field.ref}
        error={fieldState.error?.message}
        autoFocus={autoFocus}
      />
      <Box role="status" sx={{ display: 'flex', gap: 1.5, alignItems: 'center', marginBlockStart: title ? 1.5 : 0 }}>
        {title && <LabelText label={labelOf(title)} />}
      </Box>
    </Box>
  );
}
