import { DomainError } from '#platform/kernel/errors/domain-error.ts';

export class CallTooEarly extends DomainError {
  constructor() {
    super('call_too_early', 'برای درخواست تماس باید ۶۰ ثانیه از ثبت‌نام گذشته باشد');
  }
}

/** Also the answer for accounts that do not wait for a code. */
export class CallRefused extends DomainError {
  constructor() {
    super('call_refused', 'درخواست تماس فقط یک بار ممکن است');
  }
}
