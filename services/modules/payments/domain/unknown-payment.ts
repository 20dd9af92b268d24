import { DomainError } from '../../../platform/errors/domain-error.js';

export class UnknownPayment extends DomainError {
  constructor() {
    super('unknown_payment', 'There is no such payment', { httpStatus: 404 });
  }
}
