import { DomainError } from '#platform/kernel/errors/domain-error.ts';

/** A line of nothing would stand in the member's statement. */
export class NothingLeft extends DomainError {
  constructor() {
    const told = 'There is nothing left of this to take';
    super('nothing_left', told, { errors: { amount: [told] } });
  }
}
