import type { InputHTMLAttributes } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/button/Button.tsx';
import { FormAlert } from '../../../components/form/errors/FormAlert.tsx';
import { TextInput } from '../../../components/form/TextInput.tsx';
import { useApiForm } from '../../../components/form/use-api-form.ts';
import { PasswordInput } from '../PasswordInput.tsx';
import { PrivacyNote } from '../PrivacyNote.tsx';
import { forgetOfferOnTheWay } from './offer-on-the-way.ts';
import { PlanChoiceField } from './PlanChoiceField.tsx';
import type { PlanChoice } from './plan-choice.ts';
import { EMPTY_REGISTRATION, REGISTRATION_DRAFT, registrationSchema, useRegister } from './registration.ts';
import { StrengthHint } from './StrengthHint.tsx';

const LATIN = { dir: 'ltr', autoCapitalize: 'none', spellCheck: false } as const;
const TEXT_FIELD_PROPS: Record<'name' | 'username' | 'email' | 'phone', InputHTMLAttributes<HTMLInputElement>> = {
  name: { autoComplete: 'name', dir: 'auto', maxLength: 60 },
  username: { ...LATIN, autoComplete: 'username', maxLength: 40 },
  email: { ...LATIN, autoComplete: 'email', type: 'email', maxLength: 254 },
  phone: { ...LATIN, autoComplete: 'tel', type: 'tel', maxLength: 24 },
};
const TEXT_FIELDS = Object.keys(TEXT_FIELD_PROPS) as (keyof typeof TEXT_FIELD_PROPS)[];

function useRegistrationForm() {
  const { t } = useTranslation('accounts');
  const { mutateAsync } = useRegister();
  const registration = useApiForm({
    schema: registrationSchema,
    defaultValues: EMPTY_REGISTRATION,
    translate: t,
    send: mutateAsync,
    draft: REGISTRATION_DRAFT,
  });
  const { form } = registration;
  const choose = ({ planId, offer }: PlanChoice) => {
    if (!offer) forgetOfferOnTheWay();
    form.setValue('planId', planId);
    form.setValue('offer', offer);
    form.clearErrors('planId');
  };
  return { ...registration, choose };
}

export function RegisterForm() {
  const { t } = useTranslation('accounts');
  const { form, field, choose, submit, busy, errors, errorsFor } = useRegistrationForm();
  const { username, email, password, planId, offer } = form.watch();
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-5">
      {TEXT_FIELDS.map((name) => (
        <TextInput
          key={name}
          {...TEXT_FIELD_PROPS[name]}
          {...field(name)}
          label={t(`register.${name}`)}
          hint={name === 'username' || name === 'phone' ? t(`register.${name}.hint`) : undefined}
        />
      ))}
      <PasswordInput
        {...field('password', { deps: 'password_confirmation' })}
        label={t('register.password')}
        autoComplete="new-password"
      />
      {errorsFor('password').length === 0 && (
        <StrengthHint password={password} known={[username, email.split('@')[0] ?? '']} />
      )}
      <PasswordInput
        {...field('password_confirmation')}
        label={t('register.password_confirmation')}
        autoComplete="new-password"
      />
      <PlanChoiceField value={{ planId, offer }} onChange={choose} errors={errorsFor('planId')} />
      <FormAlert messages={errors} />
      <Button kind="main" size="lg" type="submit" busy={busy}>
        {t(offer ? 'register.submit.paid' : 'register.submit')}
      </Button>
      <PrivacyNote />
    </form>
  );
}
