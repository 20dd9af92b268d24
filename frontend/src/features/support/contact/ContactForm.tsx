import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/button/Button.tsx';
import { FormAlert } from '../../../components/form/errors/FormAlert.tsx';
import { TextArea } from '../../../components/form/TextArea.tsx';
import { TextInput } from '../../../components/form/TextInput.tsx';
import { useApiForm } from '../../../components/form/use-api-form.ts';
import { Sent } from '../Sent.tsx';
import { letterSchema, useSendLetter } from './use-send-letter.ts';

interface Props {
  /** Of whoever is signed in. */
  name: string;
  email: string;
  thread: string | null;
  takeCaptcha(): Promise<string>;
}

export function ContactForm({ name, email, thread, takeCaptcha }: Props) {
  const { t } = useTranslation('support');
  const letter = useSendLetter(takeCaptcha, thread);
  const { field, submit, busy, errors } = useApiForm({
    schema: letterSchema,
    defaultValues: { name, email, subject: '', body: '' },
    translate: t,
    send: letter.mutateAsync,
    draft: { name: `letter.${thread ?? 'new'}`, fields: ['name', 'email', 'subject', 'body'] },
  });
  if (letter.isSuccess)
    return <Sent icon="mail" title={t('Your message sent successfully')} text={t('contact.thanks')} />;
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-5">
      <TextInput {...field('name')} label={t('contact.name')} autoComplete="name" dir="auto" maxLength={120} />
      <TextInput
        {...field('email')}
        label={t('contact.email')}
        hint={t('contact.emailHint')}
        type="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        dir="ltr"
        maxLength={254}
      />
      <TextInput {...field('subject')} label={t('contact.subject')} dir="auto" maxLength={200} />
      <TextArea {...field('body')} label={t('contact.body')} rows={7} maxLength={10_000} />
      <FormAlert messages={errors} />
      <Button kind="main" size="lg" type="submit" busy={busy} className="md:self-start">
        {t('contact.send')}
      </Button>
    </form>
  );
}
