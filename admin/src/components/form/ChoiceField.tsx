import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { useId } from 'react';

interface ChoiceFieldProps<Value extends string> {
  label: string;
  value: Value;
  choices: readonly { value: Value; label: string }[];
  hint?: string;
  disabled?: boolean;
  onChange: (value: Value) => void;
}

/** One of a few, all in sight. */
export function ChoiceField<Value extends string>(props: ChoiceFieldProps<Value>) {
  const { label, value, choices, hint, disabled = false, onChange } = props;
  const id = useId();
  return (
    <div>
      <Box id={id} sx={{ fontSize: '0.875rem', fontWeight: 500, marginBlockEnd: 0.75 }}>
        {label}
      </Box>
      <ToggleButtonGroup
        exclusive
        fullWidth
        disabled={disabled}
        aria-labelledby={id}
        value={value}
        onChange={(_, next: Value | null) => next !== null && onChange(next)}
        sx={{ height: 46, backgroundColor: 'var(--raised)' }}
      >
        {choices.map((choice) => (
          <ToggleButton key={choice.value} value={choice.value}>
            {choice.label}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      {hint && <FormHelperText>{hint}</FormHelperText>}
    </div>
  );
}
