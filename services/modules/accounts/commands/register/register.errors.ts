import { DomainError } from '../../../../platform/errors/domain-error.js';

export const USERNAME_TAKEN = 'This username is already taken';

export class UsernameTaken extends DomainError {
  constructor() {
    super('username_taken', USERNAME_TAKEN, { errors: { username: [USERNAME_TAKEN] } });
  }
}

export class PlanNotAvailable extends DomainError {
  constructor() {
    const message = 'This plan is not available yet';
    super('not_available', message, { errors: { planId: [message] } });
  }
}
