import { DomainError } from '#platform/kernel/errors/domain-error.ts';

export class UnknownGenreChosen extends DomainError {
  constructor() {
    super('unknown_genre', 'Please check the marked fields', { errors: { genres: ['There is no such genre'] } });
  }
}
