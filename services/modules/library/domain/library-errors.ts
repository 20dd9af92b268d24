import { DomainError } from '#platform/kernel/errors/domain-error.ts';
import type { ListKind } from '../contract/library.events.ts';

/** What specification §8 says where something cannot be put on a list. */
export const NOT_ADDED: Record<ListKind, string> = {
  later: "There's a problem adding this post to your watch list",
  series: 'There is a problem during processing your request',
  person: 'There is a problem during processing your request',
};

/** What it says where something cannot be taken off one. */
export const NOT_REMOVED = "There's a problem please try again";

export class UnknownTitle extends DomainError {
  constructor(kind: 'later' | 'series') {
    super('unknown_post', NOT_ADDED[kind], { httpStatus: 404 });
  }
}

export class UnknownPerson extends DomainError {
  constructor() {
    super('unknown_person', NOT_ADDED.person, { httpStatus: 404 });
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
    super('unknown_list_entry', NOT_REMOVED, { httpStatus: 404 });
  }
}

export class ListFull extends DomainError {
  constructor() {
    super('list_full', 'This list is full: take something off it first', { httpStatus: 409 });
  }
}
