import { useTranslation } from 'react-i18next';
import type { User } from '../../../../../api/types.ts';
import { Button } from '../../../../../components/button/Button.tsx';
import { FormAlert } from '../../../../../components/form/errors/FormAlert.tsx';
import { useApiForm } from '../../../../../components/form/use-api-form.ts';
import { proofSchema } from './contact-schema.ts';
import { ProofFields } from './ProofFields.tsx';
import { useRemovePhone } from './use-contact-change.ts';

export function RemovePhone({ user, onDone }: { user: User; onDone(): void }) {
  const { t } = useTranslation('accounts');
  const { mutateAsync } = useRemovePhone(user.id, onDone);
  const { field, submit, busy, errors } = useApiForm({
    schema: proofSchema,
    defaultValues: { password: '', code: '' },
    translate: t,
    send: mutateAsync,
  });
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-5">
      <p className="text-sm text-mid">
        {t('contact.phone.remove.text')} <bdi dir="ltr">{user.phone}</bdi>
      </p>
      <ProofFields
        username={user.username}
        password={field('password')}
        code={user.two_factor ? field('code') : null}
      />
      <FormAlert messages={errors} />
      <Button kind="danger" size="lg" type="submit" busy={busy}>
        {t('contact.phone.remove')}
      </Button>
    </form>
  );
}
