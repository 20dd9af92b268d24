import { type SyntheticEvent, useState } from 'react';
import { useLogin, useTranslate } from 'react-admin';
import { NotStaffError } from '../providers/auth-provider';
import { failureOf } from '../providers/console-error';

interface Values {
  login: string;
  password: string;
  remember: boolean;
  /** Of the authenticator; asked for only where the account has one. */
  code: string;
}

const FIELDS = ['login', 'password', 'code'] as const;
type FieldErrors = Partial<Record<(typeof FIELDS)[number], string>>;

interface Failure {
  message: string;
  /** Why the account is suspended. */
  reason?: string;
  /** The account that signed in but is not staff. */
  refused?: string;
}

type Translate = ReturnType<typeof useTranslate>;

/**
 * The server names fields by their place in the body (`credentials.login`); the last part is ours. A message that repeats
 * the failure's own is shown in the words we have for its code.
 */
function fieldErrors(error: unknown, translate: Translate): FieldErrors {
  const found: FieldErrors = {};
  const failure = failureOf(error);
  const invalid = translate('parde.server.invalid');
  const inWords = (text: string) =>
    text === failure?.message && error instanceof Error
      ? translate(error.message)
      : translate(`parde.server.${text}`, { _: invalid });
  for (const [path, messages] of Object.entries(failure?.errors ?? {})) {
    const field = FIELDS.find((name) => name === path.split('.').at(-1));
    if (field && messages[0]) found[field] = inWords(messages[0]);
  }
  return found;
}

/** What the form says as a whole. */
function failureFrom(error: unknown): Failure {
  if (error instanceof NotStaffError) return { message: '', refused: error.username };
  const body = failureOf(error);
  if (body?.code === 'account_suspended' && body.reason)
    return { message: 'parde.login.suspended', reason: body.reason };
  return { message: error instanceof Error ? error.message : 'parde.errors.unknown' };
}

const asksForCode = (error: unknown) => ['code_required', 'wrong_code'].includes(failureOf(error)?.code ?? '');

export function useLoginForm() {
  const login = useLogin();
  const translate = useTranslate();
  const [values, setValues] = useState<Values>({ login: '', password: '', remember: false, code: '' });
  const [secondStep, setSecondStep] = useState(false);
  const [errors, setErrors] = useState<FieldErrors>({});
  const [failure, setFailure] = useState<Failure | null>(null);
  const [stage, setStage] = useState<'solving' | 'sending' | null>(null);

  const send = async () => {
    setFailure(null);
    try {
      const { login: name, code, ...others } = values;
      const second = secondStep && { code: code.trim() };
      await login({ ...others, login: name.trim(), ...second, onStage: setStage });
    } catch (error) {
      const fields = fieldErrors(error, translate);
      // The first time the field itself asks; a fault under it would blame somebody who did nothing wrong.
      if (asksForCode(error) && !secondStep) return setSecondStep(true);
      setErrors(fields);
      if (Object.keys(fields).length === 0) setFailure(failureFrom(error));
    } finally {
      setStage(null);
    }
  };

  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (stage) return;
    const required = translate('parde.login.required');
    const missing: FieldErrors = {};
    if (!values.login.trim()) missing.login = required;
    if (!values.password) missing.password = required;
    if (secondStep && !values.code.trim()) missing.code = required;
    setErrors(missing);
    if (Object.keys(missing).length === 0) void send();
  };

  const change = (next: Partial<Values>) => {
    setValues((before) => ({ ...before, ...next }));
    // Another account may have no second step.
    if (next.login !== undefined) setSecondStep(false);
    setErrors({});
  };

  return { values, change, errors, failure, stage, secondStep, submit };
}
