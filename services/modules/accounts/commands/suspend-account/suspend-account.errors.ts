import { DomainError } from '#platform/kernel/errors/domain-error.ts';

export class AlreadySuspended extends DomainError {
  constructor() {
    super('already_suspended', 'This account is suspended already');
  }
}
