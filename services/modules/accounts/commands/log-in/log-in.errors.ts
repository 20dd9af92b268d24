import { DomainError } from '#platform/kernel/errors/domain-error.ts';

export class NotVerified extends DomainError {
  constructor(handle: string) {
    const message = 'Your account is not verified yet, please enter the code we sent you';
    super('not_verified', message, { details: { user_id: handle } });
  }
}
