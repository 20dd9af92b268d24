import { DomainError } from '#platform/kernel/errors/domain-error.ts';

export class TooManyRequests extends DomainError {
  constructor(retryAfterSeconds: number) {
    super('too_many_requests', 'Too many tries, please wait a little', { httpStatus: 429, retryAfterSeconds });
  }
}
