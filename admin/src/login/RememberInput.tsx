import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { useInput, useTranslate } from 'react-admin';

/** A tick as on every log-in page; react-admin's own input for yes and no is a switch. */
export function RememberInput() {
  const translate = useTranslate();
  const { field } = useInput({ source: 'remember', type: 'checkbox' });
  const { ref, value, ...input } = field;
  return (
    <FormControlLabel
      control={<Checkbox {...input} checked={value === true} slotProps={{ input: { ref } }} />}
      label={translate('parde.login.remember')}
      sx={{ marginInline: '-6px 0', '& .MuiFormControlLabel-label': { fontSize: '0.875rem' } }}
    />
  );
}
