import Box from '@mui/material/Box';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { type FormEvent, useState } from 'react';
import { InputHelperText, useInput, useTranslate } from 'react-admin';
import { latinDigits } from '../../format/number.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { CALENDARS, dateOf, dayOf } from './calendars.ts';

interface DayInputProps {
  source: string;
  label: string;
  /** Shown below the field. */
  hint: string;
  /** Where the button that had the focus has made room for it. */
  autoFocus?: boolean;
}

/** The field takes Latin digits alone, and shows them in its own. */
function toLatin({ target }: FormEvent): void {
  if (!(target instanceof HTMLElement) || target instanceof HTMLInputElement) return;
  const text = target.textContent ?? '';
  if (latinDigits(text) !== text) target.textContent = latinDigits(text);
}

/** A day, in the calendar of the reader's language; the form has it as `2026-03-21`. */
export function DayInput({ source, label, hint, autoFocus = false }: DayInputProps) {
  const translate = useTranslate();
  const { provider, format } = CALENDARS[useLanguage()];
  const { id, field, fieldState } = useInput({ source, defaultValue: '' });
  /** What stands in the field, also while it is no whole date. */
  const [typed, setTyped] = useState(() => dateOf(field.value));
  const shown = dayOf(typed) === field.value ? typed : dateOf(field.value);
  return (
    <LocalizationProvider {...provider}>
      <Box onInputCapture={toLatin} sx={{ width: '100%' }}>
        <DatePicker
          label={translate(label)}
          autoFocus={autoFocus}
          format={format}
          value={shown}
          onChange={(date) => {
            setTyped(date);
            field.onChange(dayOf(date));
          }}
          slotProps={{
            field: { clearable: true },
            textField: {
              id,
              name: field.name,
              fullWidth: true,
              size: 'small',
              error: fieldState.invalid,
              helperText: <InputHelperText error={fieldState.error?.message} helperText={hint} />,
              onBlur: field.onBlur,
            },
          }}
        />
      </Box>
    </LocalizationProvider>
  );
}
