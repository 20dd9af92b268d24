import { DomainError } from '#platform/kernel/errors/domain-error.ts';

export class UnknownPayment extends DomainError {
  constructor() {
    super('unknown_payment', 'There is no such payment', { httpStatus: 404 });
  }
}
