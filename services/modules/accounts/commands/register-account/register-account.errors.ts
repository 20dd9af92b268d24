import { DomainError } from '#platform/kernel/errors/domain-error.ts';

export class PlanNotAvailable extends DomainError {
  constructor() {
    const message = 'This plan is not available yet';
    super('not_available', message, { errors: { planId: [message] } });
  }
}
