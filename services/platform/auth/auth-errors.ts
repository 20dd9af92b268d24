import { DomainError } from '#platform/kernel/errors/domain-error.ts';

/** Specification §6 and §8: both go out with HTTP 401 and the field `auth_error`. */
export class TokenRequired extends DomainError {
  constructor() {
    super('token_required', 'Please Login First', {
      httpStatus: 401,
      status: -1,
      details: { auth_error: 'token_required' },
    });
  }
}

export class TokenExpired extends DomainError {
  constructor() {
    super(
      'token_expired',
      'your access time has reached or someone else has logged into your account please login again',
      { httpStatus: 401, status: -1, details: { auth_error: 'token_expired' } },
    );
  }
}

/** A log-in of a moment ago that the read side has not heard of: nobody may be signed out for that. */
export class SessionNotHeardOf extends DomainError {
  constructor() {
    super('not_yet', "There's a problem with your request please try again", { httpStatus: 503, retryAfterSeconds: 1 });
  }
}

/** Where admins need two-factor, one without it may only set it up. */
export class TwoFactorRequired extends DomainError {
  constructor() {
    super('two_factor_required', 'Please set up two-step verification first', { httpStatus: 403 });
  }
}

export class NotAllowed extends DomainError {
  constructor() {
    super('not_allowed', 'You are not allowed to do this', { httpStatus: 403 });
  }
}
