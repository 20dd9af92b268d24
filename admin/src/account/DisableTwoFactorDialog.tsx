import { useState } from 'react';
import { useDataProvider, useNotify, useTranslate } from 'react-admin';
import { ActionDialog } from '../components/form/ActionDialog';
import { LabelledField } from '../components/form/LabelledField';
import { type Faults, useCommand } from '../components/form/use-command';
import type { ConsoleDataProvider } from '../providers/data-provider';

export function DisableTwoFactorDialog({ onClose }: { onClose: () => void }) {
  const translate = useTranslate();
  const notify = useNotify();
  const provider = useDataProvider<ConsoleDataProvider>();
  const { busy, faults, failure, setFaults, forget, run } = useCommand(['password', 'code']);
  const [values, setValues] = useState({ password: '', code: '' });
  const word = (key: string) => translate(`parde.account.two_factor.${key}`);

  const submit = async () => {
    const missing: Faults = {};
    if (!values.password) missing['password'] = word('password_missing');
    if (!values.code.trim()) missing['code'] = word('code_missing');
    if (Object.keys(missing).length > 0) return setFaults(missing);
    const answer = await run({ ...values, code: values.code.trim() }, provider.disableTwoFactor);
    if (!answer) return;
    notify('parde.account.two_factor.is_off', { type: 'success' });
    onClose();
  };
  const change = (next: Partial<typeof values>) => {
    setValues((before) => ({ ...before, ...next }));
    forget();
  };

  return (
    <ActionDialog
      title={word('stop_title')}
      lead={word('stop_lead')}
      submit={word('stop')}
      danger
      busy={busy}
      failure={failure}
      onCancel={onClose}
      onSubmit={() => void submit()}
    >
      <LabelledField
        name="password"
        type="password"
        label={word('password')}
        value={values.password}
        error={faults['password']}
        onChange={(password) => change({ password })}
        autoComplete="current-password"
        autoFocus
      />
      <LabelledField
        name="code"
        label={word('code')}
        value={values.code}
        error={faults['code']}
        hint={word('stop_code_hint')}
        onChange={(code) => change({ code })}
        autoComplete="one-time-code"
      />
    </ActionDialog>
  );
}
