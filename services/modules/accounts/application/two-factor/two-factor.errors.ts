import { DomainError } from '#platform/kernel/errors/domain-error.ts';

export class AlreadyEnrolled extends DomainError {
  constructor() {
    super('already_enrolled', 'Two-step verification is on already');
  }
}

/** Of a role that cannot do without it here. */
export class TwoFactorNeeded extends DomainError {
  constructor() {
    super('two_factor_needed', 'Your role needs two-step verification here, so it cannot be switched off');
  }
}

export class NotEnrolled extends DomainError {
  constructor() {
    super('not_enrolled', 'Two-step verification is not on');
  }
}

export class TwoFactorCodeRequired extends DomainError {
  /** @param field of the request that takes the code. */
  constructor(field: string) {
    const message = 'Please enter the code of your authenticator';
    super('code_required', message, { errors: { [field]: [message] } });
  }
}

export class WrongTwoFactorCode extends DomainError {
  constructor(field: string) {
    super('wrong_code', 'The code is wrong', { errors: { [field]: ['The code is wrong'] } });
  }
}

/** Right, and taken before: by a log-in whose answer was lost, say. */
export class UsedTwoFactorCode extends DomainError {
  constructor(field: string) {
    const message = 'This code has been used, please wait for the next one';
    super('wrong_code', message, { errors: { [field]: [message] } });
  }
}

/** One of the account's, and taken before: it opens nothing, so that whoever has the password may know. */
export class UsedRecoveryCode extends DomainError {
  constructor(field: string) {
    const message = 'This recovery code has been used, please take another one';
    super('wrong_code', message, { errors: { [field]: [message] } });
  }
}

/** What belongs to this account's two-factor does not open: a key is missing, which is the operator's to mend. */
export class TwoFactorUnavailable extends DomainError {
  constructor(field: string) {
    const message = 'Your code cannot be checked at the moment, please tell those who run this site';
    super('two_factor_unavailable', message, { errors: { [field]: [message] } });
  }
}
