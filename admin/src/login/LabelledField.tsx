import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import OutlinedInput from '@mui/material/OutlinedInput';
import { type ReactNode, useId } from 'react';

interface LabelledFieldProps {
  name: string;
  label: string;
  value: string;
  error?: string | undefined;
  onChange: (value: string) => void;
  type?: string;
  autoComplete?: string;
  autoFocus?: boolean;
  end?: ReactNode;
}

/** A field as everywhere in the product: label above, error below in words. What is typed here is Latin, so it runs left to right. */
export function LabelledField({ label, error, onChange, end, ...input }: LabelledFieldProps) {
  const id = useId();
  return (
    <div>
      <Box
        component="label"
        htmlFor={id}
        sx={{ display: 'block', fontSize: '0.875rem', fontWeight: 500, marginBlockEnd: 0.75 }}
      >
        {label}
      </Box>
      <OutlinedInput
        id={id}
        fullWidth
        error={Boolean(error)}
        onChange={(event) => onChange(event.target.value)}
        endAdornment={end}
        {...input}
        inputProps={{
          dir: 'ltr',
          'aria-describedby': error ? `${id}-error` : undefined,
          spellCheck: false,
          autoCapitalize: 'none',
        }}
        sx={{ height: 46 }}
      />
      {error && (
        <FormHelperText error id={`${id}-error`}>
          {error}
        </FormHelperText>
      )}
    </div>
  );
}
