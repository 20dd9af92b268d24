import { DomainError } from '../errors/domain-error.js';

export class TooManyRequests extends DomainError {
  constructor(retryAfterSeconds: number) {
    super('too_many_requests', 'Too many tries, please wait a little', { httpStatus: 429, retryAfterSeconds });
  }
}
