import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import OutlinedInput from '@mui/material/OutlinedInput';
import type { ComponentProps, ReactNode } from 'react';
import { useId } from 'react';

interface LabelledFieldProps {
  name: string;
  label: string;
  value: string;
  error?: string | undefined;
  /** Quiet words below; an error takes their place. */
  hint?: string | undefined;
  onChange: (value: string) => void;
  type?: string;
  /** Most of what is typed here is Latin or digits; words of either script are `auto`. */
  dir?: 'ltr' | 'auto';
  inputMode?: 'numeric';
  maxLength?: number;
  multiline?: boolean;
  disabled?: boolean;
  autoComplete?: string;
  autoFocus?: boolean;
  end?: ReactNode;
}

const labelled = { display: 'block', fontSize: '0.875rem', fontWeight: 500, marginBlockEnd: 0.75 } as const;

/** A field as everywhere in the product: label above, error below in words. */
export function LabelledField({ label, error, hint, onChange, end, ...rest }: LabelledFieldProps) {
  const { dir = 'ltr', inputMode, maxLength, multiline = false, ...input } = rest;
  const id = useId();
  const below = error ?? hint;
  const attributes: ComponentProps<typeof OutlinedInput>['inputProps'] = {
    dir,
    ...(inputMode && { inputMode }),
    ...(maxLength && { maxLength }),
    'aria-describedby': below ? `${id}-below` : undefined,
    ...(dir === 'ltr' && { spellCheck: false, autoCapitalize: 'none' }),
  };
  return (
    <div>
      <Box component="label" htmlFor={id} sx={labelled}>
        {label}
      </Box>
      <OutlinedInput
        id={id}
        fullWidth
        error={Boolean(error)}
        onChange={(event) => onChange(event.target.value)}
        endAdornment={end}
        {...input}
        {...(multiline && { multiline, minRows: 2, maxRows: 6 })}
        inputProps={attributes}
        sx={multiline ? { padding: '10px 14px' } : { height: 46 }}
      />
      {below && (
        <FormHelperText error={Boolean(error)} id={`${id}-below`}>
          {below}
        </FormHelperText>
      )}
    </div>
  );
}
