import { DomainError } from '#platform/kernel/errors/domain-error.ts';
import { TOO_MANY_DAYS } from '../../domain/membership-limits.ts';

export class UnknownPlan extends DomainError {
  constructor() {
    super('unknown_plan', 'There is no such plan', { httpStatus: 404 });
  }
}

export class PlanVersionConflict extends DomainError {
  constructor() {
    super('version_conflict', 'This plan has changed since you saw it', { httpStatus: 409 });
  }
}

export class TooManyDays extends DomainError {
  constructor() {
    super('too_many_days', TOO_MANY_DAYS, { errors: { size: [TOO_MANY_DAYS] } });
  }
}
