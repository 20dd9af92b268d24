import { DomainError } from '../../../../platform/errors/domain-error.js';

export class AlreadyEnrolled extends DomainError {
  constructor() {
    super('already_enrolled', 'Two-step verification is on already');
  }
}

export class NotEnrolled extends DomainError {
  constructor() {
    super('not_enrolled', 'Two-step verification is not on');
  }
}
