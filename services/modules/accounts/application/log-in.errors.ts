import { DomainError } from '#platform/kernel/errors/domain-error.ts';

export class WrongCredentials extends DomainError {
  constructor() {
    const message = 'Wrong username or password';
    super('wrong_credentials', message, { errors: { 'credentials.login': [message] } });
  }
}

/** Told only to somebody who knows the password. */
export class AccountSuspended extends DomainError {
  constructor(reason: string | null) {
    super('account_suspended', 'This account is suspended', { details: { reason } });
  }
}
