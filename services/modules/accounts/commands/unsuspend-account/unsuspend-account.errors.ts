import { DomainError } from '#platform/kernel/errors/domain-error.ts';

export class NotSuspended extends DomainError {
  constructor() {
    super('not_suspended', 'This account is not suspended');
  }
}
