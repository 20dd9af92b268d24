import { useTranslation } from 'react-i18next';
import type { User } from '../../../../../api/types.ts';
import { Button } from '../../../../../components/button/Button.tsx';
import { FormAlert } from '../../../../../components/form/errors/FormAlert.tsx';
import { TextInput } from '../../../../../components/form/TextInput.tsx';
import { useApiForm } from '../../../../../components/form/use-api-form.ts';
import { newEmailSchema } from './contact-schema.ts';
import { ProofFields } from './ProofFields.tsx';
import { contactDraft, useAskForContact } from './use-contact-change.ts';

interface Props {
  user: User;
  /** The code is on its way. */
  onAsked(value: string): void;
}

export function NewEmail({ user, onAsked }: Props) {
  const { t } = useTranslation('accounts');
  const { askForEmail } = useAskForContact();
  const { field, submit, busy, errors } = useApiForm({
    schema: newEmailSchema,
    defaultValues: { email: '', password: '', code: '' },
    translate: t,
    send: async (values) => {
      await askForEmail(values);
      onAsked(values.email);
    },
    draft: contactDraft(user.id, 'email'),
  });
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-5">
      <p className="text-sm text-mid">{t('contact.email.text')}</p>
      <TextInput
        {...field('email')}
        label={t('contact.email.new')}
        type="email"
        dir="ltr"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={254}
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
    </form>
  );
}
