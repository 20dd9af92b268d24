import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { TextInput } from '../../../../../components/form/TextInput.tsx';
import { PasswordInput } from '../../../PasswordInput.tsx';
import { PasswordOwner } from '../../../PasswordOwner.tsx';

type FieldProps = Pick<ComponentProps<typeof TextInput>, 'name' | 'onChange' | 'onBlur' | 'ref' | 'errors'>;

interface Props {
  username: string;
  password: FieldProps;
  /** Of the authenticator; null for an account without one. */
  code: FieldProps | null;
}

/** The password once more, before what must not happen on a computer left open. */
export function ProofFields({ username, password, code }: Props) {
  const { t } = useTranslation('accounts');
  return (
    <>
      <PasswordOwner username={username} />
      <PasswordInput {...password} label={t('edit.current')} autoComplete="current-password" />
      {code && (
        <TextInput {...code} label={t('twoFactor.code')} dir="ltr" autoComplete="one-time-code" maxLength={20} />
      )}
    </>
  );
}
