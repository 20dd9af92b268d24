import type { FormErrors } from '../components/form/errors/form-errors.ts';

const WORDS = 'parde.account.two_factor';

export function requirePassword({ password }: { password: string }): FormErrors {
  return password ? {} : { password: `${WORDS}.password_missing` };
}

export function requireCode({ code }: { code: string }): FormErrors {
  return code.trim() ? {} : { code: `${WORDS}.code_missing` };
}

/** After a lost answer the authenticator shows another code; it is the same wish all the same. */
export const sameSwitch = () => null;
