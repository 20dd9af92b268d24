import { DomainError } from '../../../../platform/errors/domain-error.js';

export class UnknownAccount extends DomainError {
  constructor() {
    super('unknown_user', 'There is no such user', { httpStatus: 404 });
  }
}

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

export class AlreadySuspended extends DomainError {
  constructor() {
    super('already_suspended', 'This account is suspended already');
  }
}

export class NotSuspended extends DomainError {
  constructor() {
    super('not_suspended', 'This account is not suspended');
  }
}
