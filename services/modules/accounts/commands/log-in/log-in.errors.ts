import { DomainError } from '#platform/kernel/errors/domain-error.ts';
import type { WaitingRegistration } from '../renew-code/renew-code.command.ts';

/** Of the console; told only to somebody who knows the password. */
export class StaffOnly extends DomainError {
  constructor() {
    super('staff_only', 'This account is neither a moderator nor an administrator', { httpStatus: 403 });
  }
}

export class NotVerified extends DomainError {
  constructor({ handle, resendIn, phone }: WaitingRegistration) {
    const message = 'Your account is not verified yet, please enter the code we sent you';
    super('not_verified', message, { details: { user_id: handle, resend_in: resendIn, phone } });
  }
}
