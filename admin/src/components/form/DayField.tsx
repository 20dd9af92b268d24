import { useFormat } from '../../format/use-format';
import { LabelledField } from './LabelledField';

interface DayFieldProps {
  name: string;
  label: string;
  /** As the browser's own field has it: 2026-03-21, or empty. */
  value: string;
  hint: string;
  error?: string | undefined;
  onChange: (value: string) => void;
}

const WHOLE_DAY = /^\d{4}-\d{2}-\d{2}$/;

/** A day. Browsers pick days in their own calendar, so the chosen one is said again in the reader's. */
export function DayField({ value, hint, ...field }: DayFieldProps) {
  const format = useFormat();
  const chosen = WHOLE_DAY.test(value) ? format.date(`${value}T12:00:00+03:30`) : hint;
  return <LabelledField {...field} type="date" value={value} hint={chosen} />;
}
