import { useTranslation } from 'react-i18next';
import { Button } from '../../../../../components/button/Button.tsx';
import { FormAlert } from '../../../../../components/form/errors/FormAlert.tsx';
import { CodeInput } from '../../../verification/CodeInput.tsx';
import { CODE_LENGTH } from '../../../verification/code-digits.ts';
import { useCodeForm } from '../../../verification/use-code-form.ts';
import type { PendingContact } from './pending-contact.ts';
import { useConfirmContact } from './use-contact-change.ts';

interface Props {
  pending: PendingContact;
  onDone(): void;
  /** Back to the form, to have the code sent again or elsewhere. */
  onAgain(): void;
}

export function ConfirmContact({ pending, onDone, onAgain }: Props) {
  const { t } = useTranslation('accounts');
  const { detail, value } = pending;
  const { mutateAsync } = useConfirmContact(pending, onDone);
  const { code, change, submit, busy, errors, codeErrors } = useCodeForm(mutateAsync);
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-5">
      <p className="text-sm text-mid">
        {t(`contact.${detail}.sentTo`)}{' '}
        <bdi dir="ltr" className="font-medium text-high">
          {value}
        </bdi>
      </p>
      <CodeInput label={t('verify.code')} value={code} onChange={change} errors={codeErrors} busy={busy} />
      <FormAlert messages={errors} />
      <Button kind="main" size="lg" type="submit" busy={busy} disabled={code.length < CODE_LENGTH}>
        {t('verify.submit')}
      </Button>
      <Button onClick={onAgain} disabled={busy}>
        {t(`contact.${detail}.again`)}
      </Button>
    </form>
  );
}
