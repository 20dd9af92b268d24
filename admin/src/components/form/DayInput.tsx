import { DateInput } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { useFormat } from '../../format/use-format.ts';

interface DayInputProps {
  source: string;
  label: string;
  /** Shown while no day is chosen. */
  hint: string;
}

const WHOLE_DAY = /^\d{4}-\d{2}-\d{2}$/;

/** A day. Browsers pick days in their own calendar, so the chosen one is said again in the reader's. */
export function DayInput({ source, label, hint }: DayInputProps) {
  const format = useFormat();
  const value: unknown = useWatch({ name: source });
  const chosen = typeof value === 'string' && WHOLE_DAY.test(value);
  return (
    <DateInput
      source={source}
      label={label}
      helperText={chosen ? format.date(`${value}T12:00:00+03:30`) : hint}
      slotProps={{ htmlInput: { dir: 'ltr' } }}
    />
  );
}
