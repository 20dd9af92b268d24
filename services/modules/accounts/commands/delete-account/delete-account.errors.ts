import { DomainError } from '#platform/kernel/errors/domain-error.ts';

export class StaffAccount extends DomainError {
  constructor() {
    super('staff_account', 'Staff accounts cannot be deleted; an administrator has to take the role first');
  }
}
