import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { type FormErrors, formErrorsOf } from '../components/form/errors/form-errors.ts';
import { failureOf } from '../providers/http/console-error.ts';
import { type Credentials, NotStaffError } from '../providers/session/auth-provider.ts';

export const EMPTY = {
  login: '',
  password: '',
  remember: false,
  /** Of the authenticator; asked for only where the account has two-factor sign-in. */
  code: '',
};
type Values = typeof EMPTY;

interface Failure {
  key: string;
  values: Record<string, string>;
}

/** What the form says as a whole where that takes more than the words for the failure's code. */
function failureFrom(error: unknown): Failure | null {
  if (error instanceof NotStaffError) return { key: 'staff_only', values: { username: error.username } };
  const body = failureOf(error);
  return body?.code === 'account_suspended' && typeof body.reason === 'string'
    ? { key: 'suspended', values: { reason: body.reason } }
    : null;
}

const asksForCode = (error: unknown) => ['code_required', 'wrong_code'].includes(failureOf(error)?.code ?? '');

export interface LoginFormProps {
  /** What there is to say before anything is typed. */
  said: string | null;
  login: (credentials: Credentials) => Promise<unknown>;
}

export function useLoginForm({ said, login }: LoginFormProps) {
  const translate = useTranslate();
  const [twoFactor, setTwoFactor] = useState(false);
  const [tried, setTried] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);
  const [stage, setStage] = useState<'solving' | 'sending' | null>(null);

  const validate = (values: Values): FormErrors => {
    const asked = twoFactor ? (['login', 'password', 'code'] as const) : (['login', 'password'] as const);
    const missing = asked.filter((name) => !(name === 'password' ? values[name] : values[name].trim()));
    return Object.fromEntries(missing.map((name) => [name, 'parde.login.required']));
  };

  const onSubmit = async (values: Values): Promise<FormErrors | undefined> => {
    const { login: name, code, ...others } = values;
    setTried(true);
    setFailure(null);
    try {
      await login({ ...others, login: name.trim(), ...(twoFactor && { code: code.trim() }), onStage: setStage });
      return undefined;
    } catch (error) {
      const shown = failureFrom(error);
      setFailure(shown);
      // The first time the field itself asks; an error under it would blame somebody who did nothing wrong.
      if (asksForCode(error) && !twoFactor) return void setTwoFactor(true);
      return shown ? undefined : formErrorsOf(error, Object.keys(EMPTY));
    } finally {
      setStage(null);
    }
  };

  return {
    validate,
    onSubmit,
    stage,
    twoFactor,
    /** Another account may have no two-factor sign-in. */
    forgetTwoFactor: () => setTwoFactor(false),
    failure: failure ? translate(`parde.login.${failure.key}`, failure.values) : tried ? null : said,
  };
}
