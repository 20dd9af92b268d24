import { type InputHTMLAttributes, type Ref, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../../components/button/IconButton.tsx';
import { CONTROL_STYLE } from '../../components/form/control-style.ts';
import { Field } from '../../components/form/Field.tsx';

interface Props extends Omit<InputHTMLAttributes<HTMLInputElement>, 'type'> {
  label: string;
  hint?: string;
  errors?: readonly string[];
  ref?: Ref<HTMLInputElement>;
}

/** A password field with a button that shows the password. Always left to right. */
export function PasswordInput({ label, hint, errors, ...rest }: Props) {
  const { t } = useTranslation('accounts');
  const [shown, setShown] = useState(false);
  return (
    <Field label={label} hint={hint} errors={errors}>
      {(control) => (
        <span dir="ltr" className="relative block">
          <input
            type={shown ? 'text' : 'password'}
            spellCheck={false}
            autoCapitalize="none"
            className={`${CONTROL_STYLE} pe-13`}
            {...rest}
            {...control}
          />
          <IconButton
            icon={shown ? 'eyeOff' : 'eye'}
            label={t(shown ? 'password.hide' : 'password.show')}
            aria-pressed={shown}
            onClick={() => setShown(!shown)}
            className="absolute end-1 top-0.5 text-low!"
          />
        </span>
      )}
    </Field>
  );
}
