import { DomainError } from '#platform/kernel/errors/domain-error.ts';

export class GatewayUnavailable extends DomainError {
  constructor() {
    super('gateway_unavailable', 'The bank does not answer, please try again');
  }
}

/** A retry whose first try has come to an end already. */
export class PaymentOver extends DomainError {
  constructor() {
    super('payment_over', 'This order is not open any more, please order again', { httpStatus: 409 });
  }
}
