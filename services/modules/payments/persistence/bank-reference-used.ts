import { DomainError } from '#platform/kernel/errors/domain-error.ts';

/** The bank's reference is bound to another payment: it proves nothing for this one. */
export class BankReferenceUsed extends DomainError {
  constructor() {
    super('reference_used', 'This reference belongs to another payment', { httpStatus: 409 });
  }
}
