import { DomainError } from '#platform/kernel/errors/domain-error.ts';

export class UnknownTitle extends DomainError {
  constructor() {
    super('unknown_post', 'There is no such movie or series', { httpStatus: 404 });
  }
}

export class UnknownPerson extends DomainError {
  constructor() {
    super('unknown_person', 'There is no such person', { httpStatus: 404 });
  }
}

export class NotASeries extends DomainError {
  constructor() {
    super('not_a_series', 'Only a series can be followed', { httpStatus: 422 });
  }
}

/** Also of what is another member's: nobody learns of it. */
export class UnknownListEntry extends DomainError {
  constructor() {
    super('unknown_list_entry', "There's a problem please try again", { httpStatus: 404 });
  }
}

export class ListFull extends DomainError {
  constructor() {
    super('list_full', 'This list is full: take something off it first', { httpStatus: 409 });
  }
}
