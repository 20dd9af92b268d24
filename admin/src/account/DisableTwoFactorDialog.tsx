import { useDataProvider, useTranslate } from 'react-admin';
import { ActionDialog } from '../components/form/dialogs/ActionDialog.tsx';
import { useAfterwards, useCommand } from '../components/form/sending/use-command.ts';
import type { ConsoleDataProvider } from '../providers/data-provider.ts';
import { CodeInput } from './CodeInput.tsx';
import { OwnPasswordInput } from './OwnPasswordInput.tsx';
import { requireCode, requirePassword, sameSwitch } from './two-factor-errors.ts';

const WORDS = 'parde.account.two_factor';
const EMPTY = { password: '', code: '' };

export function DisableTwoFactorDialog({ onClose }: { onClose: () => void }) {
  const translate = useTranslate();
  const provider = useDataProvider<ConsoleDataProvider>();
  const finish = useAfterwards(onClose);
  const command = useCommand({
    body: ({ password, code }: typeof EMPTY) => ({ password, code: code.trim() }),
    send: provider.disableTwoFactor,
    wish: sameSwitch,
    onDone: () => finish(`${WORDS}.is_off`),
  });
  return (
    <ActionDialog
      title={translate(`${WORDS}.stop_title`)}
      lead={translate(`${WORDS}.stop_lead`)}
      submit={`${WORDS}.stop`}
      danger
      values={EMPTY}
      validate={(values) => ({ ...requirePassword(values), ...requireCode(values) })}
      {...command}
      onCancel={onClose}
    >
      <OwnPasswordInput />
      <CodeInput hint={`${WORDS}.stop_code_hint`} />
    </ActionDialog>
  );
}
