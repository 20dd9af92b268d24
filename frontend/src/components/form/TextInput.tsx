import type { InputHTMLAttributes, Ref } from 'react';
import { classNames } from '../layout/class-names.ts';
import { CONTROL_STYLE } from './control-style.ts';
import { Field } from './Field.tsx';

interface Props extends InputHTMLAttributes<HTMLInputElement> {
  label: string;
  hint?: string;
  errors?: readonly string[];
  ref?: Ref<HTMLInputElement>;
}

/** Addresses, passwords and codes are written left to right in every language: pass `dir="ltr"`. */
export function TextInput({ label, hint, errors, className, ...rest }: Props) {
  return (
    <Field label={label} hint={hint} errors={errors}>
      {(control) => <input className={classNames(CONTROL_STYLE, className)} {...rest} {...control} />}
    </Field>
  );
}
