import { DomainError } from '#platform/kernel/errors/domain-error.ts';

export class SameRole extends DomainError {
  constructor() {
    super('same_role', 'The user has this role already');
  }
}

export class WaitingAccount extends DomainError {
  constructor() {
    super('waiting_account', 'This account is not verified yet');
  }
}

/** In production it would stop the whole site: it refuses to run with such an account among the staff. */
export class PublishedPassword extends DomainError {
  constructor() {
    super('published_password', 'This account has the published password of the demo, it must set another one first');
  }
}
