import { DomainError } from '../../../../platform/errors/domain-error.js';

export class WrongCredentials extends DomainError {
  constructor() {
    const message = 'Wrong username or password';
    super('wrong_credentials', message, { errors: { 'credentials.login': [message] } });
  }
}

export class NotVerified extends DomainError {
  constructor(accountId: number) {
    const message = 'Your account is not verified yet, please enter the code we sent you';
    super('not_verified', message, { details: { user_id: accountId } });
  }
}

/** Told only to somebody who knows the password. */
export class AccountSuspended extends DomainError {
  constructor(reason: string | null) {
    super('account_suspended', 'This account is suspended', { details: { reason } });
  }
}
