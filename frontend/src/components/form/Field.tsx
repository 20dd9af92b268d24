import { type ReactNode, useId } from 'react';
import { Icon } from '../icon/Icon.tsx';

interface FieldControl {
  id: string;
  'aria-invalid': true | undefined;
  'aria-describedby': string | undefined;
}

interface Props {
  label: string;
  hint?: string;
  /** Shown under the field, in words. */
  errors?: readonly string[];
  /** Draws the control, with what ties it to its label and its errors. */
  children(control: FieldControl): ReactNode;
}

export function Field({ label, hint, errors = [], children }: Props) {
  const id = useId();
  const wrong = errors.length > 0;
  const described = [hint && `${id}-hint`, wrong && `${id}-errors`].filter(Boolean).join(' ') || undefined;
  return (
    <div className="flex flex-col gap-1.5">
      <label htmlFor={id} className="text-sm font-medium text-high">
        {label}
      </label>
      {children({ id, 'aria-invalid': wrong || undefined, 'aria-describedby': described })}
      {hint && (
        <p id={`${id}-hint`} className="text-xs text-low">
          {hint}
        </p>
      )}
      {wrong && (
        <div id={`${id}-errors`} role="alert">
          <ul className="flex flex-col gap-1 text-sm text-danger-text">
            {errors.map((error) => (
              <li key={error} className="flex items-start gap-1.5">
                <Icon name="warning" size={16} className="mt-1" />
                {error}
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}
