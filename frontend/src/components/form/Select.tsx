import type { SelectHTMLAttributes } from 'react';
import { Icon } from '../icon/Icon';
import { classNames } from '../layout/class-names';
import { CONTROL_STYLE } from './control-style';
import { Field } from './Field';

export interface SelectOption {
  value: string;
  text: string;
}
interface BareProps extends SelectHTMLAttributes<HTMLSelectElement> {
  options: readonly SelectOption[];
}

/** The system's own list under our own box: the best control on a phone, and it weighs nothing. Name it with `aria-label`. */
export function BareSelect({ options, className, ...rest }: BareProps) {
  return (
    <span className="relative block">
      <select className={classNames(CONTROL_STYLE, 'appearance-none pe-10', className)} {...rest}>
        {options.map(({ value, text }) => (
          <option key={value} value={value} className="bg-surface-2 text-high">
            {text}
          </option>
        ))}
      </select>
      <Icon
        name="chevronDown"
        size={18}
        className="pointer-events-none absolute end-3.5 top-1/2 -translate-y-1/2 text-mid"
      />
    </span>
  );
}

interface Props extends BareProps {
  label: string;
  hint?: string;
  errors?: readonly string[];
}

export function Select({ label, hint, errors, ...rest }: Props) {
  return (
    <Field label={label} hint={hint} errors={errors}>
      {(control) => <BareSelect {...rest} {...control} />}
    </Field>
  );
}
