import { useState } from 'react';
import { useDataProvider, useTranslate } from 'react-admin';
import { ActionDialog } from '../components/form/ActionDialog';
import { LabelledField } from '../components/form/LabelledField';
import { useCommand } from '../components/form/use-command';
import type { ConsoleDataProvider } from '../providers/data-provider';
import type { TwoFactorEnrolment } from '../providers/staff-commands';

interface PasswordStepProps {
  onEnrolled: (enrolment: TwoFactorEnrolment) => void;
  onCancel: () => void;
}

export function PasswordStep({ onEnrolled, onCancel }: PasswordStepProps) {
  const translate = useTranslate();
  const provider = useDataProvider<ConsoleDataProvider>();
  const { busy, faults, failure, setFaults, forget, run } = useCommand(['password']);
  const [password, setPassword] = useState('');
  const word = (key: string) => translate(`parde.account.two_factor.${key}`);

  const submit = async () => {
    if (!password) return setFaults({ password: word('password_missing') });
    const answer = await run({ password }, provider.enrolTwoFactor);
    if (answer) onEnrolled(answer);
  };

  return (
    <ActionDialog
      title={word('start_title')}
      submit={word('next')}
      busy={busy}
      failure={failure}
      onCancel={onCancel}
      onSubmit={() => void submit()}
    >
      <LabelledField
        name="password"
        type="password"
        label={word('password')}
        value={password}
        error={faults['password']}
        onChange={(next) => {
          setPassword(next);
          forget();
        }}
        autoComplete="current-password"
        autoFocus
      />
    </ActionDialog>
  );
}
