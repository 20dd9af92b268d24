import { useTranslation } from 'react-i18next';
import type { User } from '../../../../../api/types.ts';
import { Button } from '../../../../../components/button/Button.tsx';
import { FormAlert } from '../../../../../components/form/errors/FormAlert.tsx';
import { TextInput } from '../../../../../components/form/TextInput.tsx';
import { useApiForm } from '../../../../../components/form/use-api-form.ts';
import { newPhoneSchema } from './contact-schema.ts';
import { ProofFields } from './ProofFields.tsx';
import { contactDraft, useAskForContact } from './use-contact-change.ts';

interface Props {
  user: User;
  /** The code is on its way. */
  onAsked(value: string): void;
  onRemove(): void;
}

export function NewPhone({ user, onAsked, onRemove }: Props) {
  const { t } = useTranslation('accounts');
  const { askForPhone } = useAskForContact();
  const { field, submit, busy, errors } = useApiForm({
    schema: newPhoneSchema,
    defaultValues: { phone: '', password: '', code: '' },
    translate: t,
    send: async (values) => {
      await askForPhone(values);
      onAsked(values.phone);
    },
    draft: contactDraft(user.id, 'phone'),
  });
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-5">
      <p className="text-sm text-mid">{t('contact.phone.text')}</p>
      <TextInput
        {...field('phone')}
        label={t('contact.phone.new')}
        type="tel"
        dir="ltr"
        autoComplete="tel"
        maxLength={24}
      />
      <ProofFields
        username={user.username}
        password={field('password')}
        code={user.two_factor ? field('code') : null}
      />
      <FormAlert messages={errors} />
      <Button kind="main" size="lg" type="submit" busy={busy}>
        {t('contact.submit')}
      </Button>
      {user.phone && (
        <Button icon="trash" onClick={onRemove} disabled={busy}>
          {t('contact.phone.remove')}
        </Button>
      )}
    </form>
  );
}
