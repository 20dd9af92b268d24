import { DomainError } from '#platform/kernel/errors/domain-error.ts';

export const USERNAME_TAKEN = 'This username is already taken';

export class UsernameTaken extends DomainError {
  constructor() {
    super('username_taken', USERNAME_TAKEN, { errors: { username: [USERNAME_TAKEN] } });
  }
}

/** Told only to somebody who has the code, thus the mailbox. */
export class EmailTaken extends DomainError {
  constructor() {
    super('email_taken', 'This email address already has an account, please log in');
  }
}

export class UnknownAccount extends DomainError {
  constructor() {
    super('unknown_user', 'There is no such user', { httpStatus: 404 });
  }
}
