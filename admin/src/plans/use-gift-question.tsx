import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { ActionDialog } from '../components/form/dialogs/ActionDialog.tsx';

/** Asks whether a plan is meant to cost nothing: a price is soon forgotten, and everybody may take what has none. */
export function useGiftQuestion() {
  const translate = useTranslate();
  const [answer, setAnswer] = useState<(sure: boolean) => void>();
  const ask = () => new Promise<boolean>((resolve) => setAnswer(() => resolve));
  const told = (sure: boolean) => {
    answer?.(sure);
    setAnswer(undefined);
  };
  const question = answer && (
    <ActionDialog
      title={translate('parde.plans.form.gift')}
      lead={translate('parde.plans.form.gift_lead')}
      submit="parde.plans.form.gift_yes"
      values={{}}
      onSubmit={async () => {
        told(true);
        return undefined;
      }}
      onCancel={() => told(false)}
    />
  );
  return { question, ask };
}
