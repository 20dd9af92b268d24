import type { Ref, TextareaHTMLAttributes } from 'react';
import { classNames } from '../layout/class-names.ts';
import { CONTROL_STYLE } from './control-style.ts';
import { Field } from './Field.tsx';

interface Props extends TextareaHTMLAttributes<HTMLTextAreaElement> {
  label: string;
  hint?: string;
  errors?: readonly string[];
  ref?: Ref<HTMLTextAreaElement>;
}

/** `dir="auto"` lets each text follow its own script. */
export function TextArea({ label, hint, errors, className, ...rest }: Props) {
  return (
    <Field label={label} hint={hint} errors={errors}>
      {(control) => (
        <textarea
          rows={4}
          dir="auto"
          className={classNames(CONTROL_STYLE, 'text-page-start py-3', className)}
          {...rest}
          {...control}
        />
      )}
    </Field>
  );
}
