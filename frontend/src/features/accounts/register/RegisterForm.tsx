import { type FormEvent, type InputHTMLAttributes, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/button/Button';
import { TextInput } from '../../../components/form/TextInput';
import { FormAlert } from '../FormAlert';
import { errorsOf, otherErrors } from '../field-errors';
import { PasswordInput } from '../PasswordInput';
import { ShieldNote } from '../ShieldNote';
import { PlanChoiceField } from './PlanChoiceField';
import { FREE } from './plan-choice';
import {
  EMPTY_REGISTRATION,
  faultsOf,
  REGISTRATION_FIELDS,
  type Registration,
  type RegistrationField,
} from './registration';
import { StrengthHint } from './StrengthHint';
import { useRegister } from './use-register';

const LATIN = { dir: 'ltr', autoCapitalize: 'none', spellCheck: false } as const;
const LINES: Record<
  Exclude<RegistrationField, 'password' | 'password_confirmation'>,
  InputHTMLAttributes<HTMLInputElement>
> = {
  name: { autoComplete: 'name', dir: 'auto', maxLength: 100 },
  username: { ...LATIN, autoComplete: 'username', maxLength: 40 },
  email: { ...LATIN, autoComplete: 'email', type: 'email', maxLength: 254 },
  phone: { ...LATIN, autoComplete: 'tel', type: 'tel', maxLength: 24 },
};
const SHOWN_FIELDS = [...REGISTRATION_FIELDS, 'planId'];
const LINE_FIELDS = Object.keys(LINES) as (keyof typeof LINES)[];

/** The form's values, what is wrong with them, and the way to send them. What was typed stays whatever happens. */
function useRegistrationForm() {
  const { t } = useTranslation('accounts');
  const registration = useRegister();
  const [form, setForm] = useState<Registration>(EMPTY_REGISTRATION);
  const [choice, setChoice] = useState(FREE);
  const [checked, setChecked] = useState(false);
  const faults = checked ? faultsOf(form) : {};

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setChecked(true);
    const wrong = Object.keys(faultsOf(form));
    if (wrong.length > 0) focusFirst(event.currentTarget, wrong);
    else if (!registration.isPending) registration.mutate({ form, choice });
  };
  const field = (name: RegistrationField) => ({
    label: t(`register.${name}`),
    name,
    value: form[name],
    onChange: (event: { target: { value: string } }) => setForm({ ...form, [name]: event.target.value }),
    errors: faults[name] ? [t(faults[name])] : errorsOf(registration.error, name).map((text) => t(text)),
  });
  const plan = {
    value: choice,
    onChange: setChoice,
    errors: errorsOf(registration.error, 'planId').map((text) => t(text)),
  };
  return { form, field, plan, submit, busy: registration.isPending, error: registration.error };
}

function focusFirst(form: HTMLFormElement, names: readonly string[]): void {
  const first = REGISTRATION_FIELDS.find((name) => names.includes(name));
  form.querySelector<HTMLInputElement>(`[name="${first}"]`)?.focus();
}

export function RegisterForm() {
  const { t } = useTranslation('accounts');
  const { form, field, plan, submit, busy, error } = useRegistrationForm();
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-5">
      {LINE_FIELDS.map((name) => (
        <TextInput
          key={name}
          {...LINES[name]}
          {...field(name)}
          hint={name === 'username' || name === 'phone' ? t(`register.${name}.hint`) : undefined}
        />
      ))}
      <PasswordInput {...field('password')} autoComplete="new-password" />
      <StrengthHint password={form.password} known={[form.username, form.email.split('@')[0] ?? '']} />
      <PasswordInput {...field('password_confirmation')} autoComplete="new-password" />
      <PlanChoiceField {...plan} />
      <FormAlert messages={otherErrors(error, SHOWN_FIELDS).map((text) => t(text))} />
      <Button kind="main" size="lg" type="submit" busy={busy}>
        {t(plan.value.offer ? 'register.submit.paid' : 'register.submit')}
      </Button>
      <ShieldNote />
    </form>
  );
}
