import { DomainError } from '#platform/kernel/errors/domain-error.ts';

export const USERNAME_TAKEN = 'This username is already taken';

const USERNAME_ALIKE = 'This username looks too much like another one, please choose another one';
export const USERNAME_RESERVED = 'This username is reserved, please choose another one';
export const NAME_RESERVED = 'This name is reserved, please choose another one';

export class UsernameTaken extends DomainError {
  constructor() {
    super('username_taken', USERNAME_TAKEN, { errors: { username: [USERNAME_TAKEN] } });
  }
}

/** Nobody has it, but somebody could be taken for its owner. */
export class UsernameAlike extends DomainError {
  constructor() {
    super('username_alike', USERNAME_ALIKE, { errors: { username: [USERNAME_ALIKE] } });
  }
}

/** Told only to somebody who has the code, thus the mailbox. */
export class EmailTaken extends DomainError {
  constructor() {
    super('email_taken', 'This email address already has an account, please log in');
  }
}

/** As EmailTaken, to somebody who has an account of their own. */
export class EmailInUse extends DomainError {
  constructor() {
    super('email_taken', 'This email address belongs to another account');
  }
}

export class UnknownAccount extends DomainError {
  constructor() {
    super('unknown_user', 'There is no such user', { httpStatus: 404 });
  }
}
