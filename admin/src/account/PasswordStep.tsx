import { useDataProvider, useTranslate } from 'react-admin';
import { ActionDialog } from '../components/form/dialogs/ActionDialog.tsx';
import { useCommand } from '../components/form/sending/use-command.ts';
import type { TwoFactorEnrolment } from '../providers/commands/staff-commands.ts';
import type { ConsoleDataProvider } from '../providers/data-provider.ts';
import { OwnPasswordInput } from './OwnPasswordInput.tsx';
import { requirePassword } from './two-factor-errors.ts';

const EMPTY = { password: '' };

interface PasswordStepProps {
  onEnrolled: (enrolment: TwoFactorEnrolment) => void;
  onCancel: () => void;
}

export function PasswordStep({ onEnrolled, onCancel }: PasswordStepProps) {
  const translate = useTranslate();
  const provider = useDataProvider<ConsoleDataProvider>();
  const command = useCommand({
    body: ({ password }: typeof EMPTY) => ({ password }),
    send: provider.enrolTwoFactor,
    onDone: onEnrolled,
  });
  return (
    <ActionDialog
      title={translate('parde.account.two_factor.start_title')}
      submit="parde.account.two_factor.next"
      values={EMPTY}
      validate={requirePassword}
      {...command}
      onCancel={onCancel}
    >
      <OwnPasswordInput />
    </ActionDialog>
  );
}
