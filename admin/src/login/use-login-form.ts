import { type SyntheticEvent, useState } from 'react';
import { useLogin, useTranslate } from 'react-admin';
import { NotStaffError } from '../providers/auth-provider';
import { failureOf } from '../providers/console-error';

interface Values {
  login: string;
  password: string;
  remember: boolean;
}

type FieldErrors = Partial<Record<'login' | 'password', string>>;

interface Failure {
  message: string;
  /** The account that signed in but is not staff. */
  refused?: string;
}

/**
 * The server names fields by their place in the body (`credentials.login`); the last part is ours. A message that repeats
 * the failure's own is shown in the words we have for its code.
 */
function fieldErrors(error: unknown, translate: (key: string) => string): FieldErrors {
  const found: FieldErrors = {};
  const failure = failureOf(error);
  const inWords = (text: string) =>
    translate(text === failure?.message && error instanceof Error ? error.message : text);
  for (const [path, messages] of Object.entries(failure?.errors ?? {})) {
    const field = path.split('.').at(-1);
    if ((field === 'login' || field === 'password') && messages[0]) found[field] = inWords(messages[0]);
  }
  return found;
}

export function useLoginForm() {
  const login = useLogin();
  const translate = useTranslate();
  const [values, setValues] = useState<Values>({ login: '', password: '', remember: false });
  const [errors, setErrors] = useState<FieldErrors>({});
  const [failure, setFailure] = useState<Failure | null>(null);
  const [stage, setStage] = useState<'solving' | 'sending' | null>(null);

  const send = async () => {
    setFailure(null);
    try {
      await login({ ...values, login: values.login.trim(), onStage: setStage });
    } catch (error) {
      const fields = fieldErrors(error, translate);
      setErrors(fields);
      if (error instanceof NotStaffError) setFailure({ message: '', refused: error.username });
      else if (Object.keys(fields).length === 0)
        setFailure({ message: error instanceof Error ? error.message : 'parde.errors.unknown' });
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
    setErrors(missing);
    if (Object.keys(missing).length === 0) void send();
  };

  const change = (next: Partial<Values>) => {
    setValues((before) => ({ ...before, ...next }));
    setErrors({});
  };

  return { values, change, errors, failure, stage, submit };
}
