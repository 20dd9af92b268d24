import { DomainError } from '#platform/kernel/errors/domain-error.ts';

export class NothingHeld extends DomainError {
  constructor() {
    super('nothing_held', 'Only what the bank has refused to give back can be given back by staff', {
      httpStatus: 409,
    });
  }
}
