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
