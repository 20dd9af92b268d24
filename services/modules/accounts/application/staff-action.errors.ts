import { DomainError } from '#platform/kernel/errors/domain-error.ts';

export class OwnAccount extends DomainError {
  constructor() {
    super('own_account', 'You cannot do this to your own account');
  }
}

export class HigherRole extends DomainError {
  constructor() {
    super('higher_role', 'You are not allowed to do this to an account of this role');
  }
}
