import type { Ref, TextareaHTMLAttributes } from 'react';
import { classNames } from '../layout/class-names';
import { CONTROL_STYLE } from './control-style';
import { Field } from './Field';

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
