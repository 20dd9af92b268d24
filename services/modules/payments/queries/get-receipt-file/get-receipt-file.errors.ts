import { DomainError } from '#platform/kernel/errors/domain-error.ts';

export class NothingPaid extends DomainError {
  constructor() {
    super('nothing_paid', 'There is a receipt for what was paid only', { httpStatus: 409 });
  }
}
