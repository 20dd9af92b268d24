import { type ClipboardEvent, type SyntheticEvent, useEffect, useRef } from 'react';
import { Field } from '../../../components/form/Field.tsx';
import { classNames } from '../../../components/layout/class-names.ts';
import { useFormat } from '../../../lib/format/use-format.ts';
import { CODE_LENGTH, codeDigits } from './code-digits.ts';

interface Props {
  label: string;
  value: string;
  onChange(value: string): void;
  errors: readonly string[];
  busy: boolean;
}

const CELLS = Array.from({ length: CODE_LENGTH }, (_, index) => index);

function caretToEnd({ currentTarget: input }: SyntheticEvent<HTMLInputElement>): void {
  const end = input.value.length;
  if (input.selectionStart !== end || input.selectionEnd !== end) input.setSelectionRange(end, end);
}

/**
 * Six boxes, but one field: pasting, the code offered by the phone's keyboard, screen readers and Backspace all work as in
 * any other field. A code is read from left to right in every language.
 */
export function CodeInput({ label, value, onChange, errors, busy }: Props) {
  const input = useRef<HTMLInputElement>(null);
  /** A whole code takes the place of what is there, which may be a code that nobody has looked at. */
  const paste = (event: ClipboardEvent) => {
    const pasted = codeDigits(event.clipboardData.getData('text'));
    if (busy || pasted.length < CODE_LENGTH) return;
    event.preventDefault();
    onChange(pasted);
  };
  // It is the only field of the page.
  useEffect(() => input.current?.focus(), []);
  return (
    <Field label={label} errors={errors}>
      {(control) => (
        <div dir="ltr" className="group relative grid grid-cols-6 gap-2 md:gap-3">
          {CELLS.map((cell) => (
            <Cell
              key={cell}
              digit={value[cell]}
              next={cell === Math.min(value.length, CODE_LENGTH - 1)}
              wrong={errors.length > 0}
              busy={busy}
            />
          ))}
          <input
            {...control}
            ref={input}
            inputMode="numeric"
            autoComplete="one-time-code"
            value={value}
            readOnly={busy}
            onChange={(event) => onChange(codeDigits(event.target.value))}
            onPaste={paste}
            onSelect={caretToEnd}
            className="absolute inset-0 size-full cursor-text bg-transparent text-transparent caret-transparent opacity-0"
          />
        </div>
      )}
    </Field>
  );
}

interface CellProps {
  digit: string | undefined;
  /** The next digit goes here. */
  next: boolean;
  wrong: boolean;
  busy: boolean;
}

function Cell({ digit, next, wrong, busy }: CellProps) {
  const format = useFormat();
  return (
    <span
      aria-hidden="true"
      aria-busy={busy}
      className={classNames(
        'flex aspect-square max-h-18 w-full items-center justify-center rounded-card border bg-surface-1 text-xl font-bold transition-colors aria-busy:opacity-60',
        wrong ? 'border-danger-text' : digit ? 'border-low' : 'border-hairline-strong',
        next && 'group-focus-within:border-accent-text group-focus-within:shadow-[0_0_0_1px_var(--accent-text)]',
      )}
    >
      {digit && format.digits(digit)}
    </span>
  );
}
