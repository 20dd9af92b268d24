import Box from '@mui/material/Box';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { FieldRef } from '@mui/x-date-pickers/models';
import { type FocusEvent, type FormEvent, useCallback, useContext, useEffect, useRef, useState } from 'react';
import { InputHelperText, useInput, useTranslate } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { latinDigits } from '../../../format/number.ts';
import { useLanguage } from '../../../i18n/use-language.ts';
import { UNFINISHED_DAY, Unfinished } from '../errors/unfinished-fields.ts';
import { CALENDARS, dateOf, dayOf } from './calendars.ts';

interface DayInputProps {
  source: string;
  label: string;
  /** Shown below the field, which has no line there where it is empty. */
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
  const { parts, isUnfinished } = useUnfinishedDay(field.name);
  /** Told once the field is left, and not while it is being typed: the form around may see no change in it. */
  const [leftUnfinished, setLeftUnfinished] = useState(false);
  const { ref } = field;
  // Where the form leads to what it refuses.
  useEffect(() => ref({ focus: () => parts.current?.focusField() }), [ref, parts]);
  const { trigger } = useFormContext();
  const leave = ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
    if (currentTarget.contains(relatedTarget)) return;
    field.onBlur();
    setLeftUnfinished(isUnfinished());
    // A part that was typed or cleared alone is no change of the value.
    if (fieldState.invalid) trigger(field.name);
  };
  // Another day may have been given to it since.
  const unfinished = leftUnfinished && !field.value;
  const wrong = fieldState.error?.message ?? (unfinished ? UNFINISHED_DAY : undefined);
  return (
    <LocalizationProvider {...provider}>
      <Box onInputCapture={toLatin} onBlur={leave} sx={{ width: '100%' }}>
        <DatePicker
          label={translate(label)}
          autoFocus={autoFocus}
          format={format}
          value={shown}
          onChange={(date) => {
            setTyped(date);
            setLeftUnfinished(false);
            field.onChange(dayOf(date));
          }}
          slotProps={{
            field: { clearable: true, fieldRef: parts, onClear: () => setLeftUnfinished(false) },
            textField: {
              id,
              name: field.name,
              fullWidth: true,
              size: 'small',
              error: fieldState.invalid || unfinished,
              helperText: (wrong ?? hint) && <InputHelperText error={wrong} helperText={hint} />,
            },
          }}
        />
      </Box>
    </LocalizationProvider>
  );
}

/** Tells the form around when a day is typed in part, or is in no calendar: the field has no value then, as an empty one. */
function useUnfinishedDay(name: string) {
  const parts = useRef<FieldRef<Date | null>>(null);
  const unfinished = useContext(Unfinished);
  const { getValues } = useFormContext();
  const isUnfinished = useCallback(
    () => !getValues(name) && (parts.current?.getSections().some(({ value }) => value !== '') ?? false),
    [name, getValues],
  );
  useEffect(() => {
    unfinished?.set(name, isUnfinished);
    return () => {
      unfinished?.delete(name);
    };
  }, [name, unfinished, isUnfinished]);
  return { parts, isUnfinished };
}
