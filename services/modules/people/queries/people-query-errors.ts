import { DomainError } from '#platform/kernel/errors/domain-error.ts';

export class UnknownPerson extends DomainError {
  constructor() {
    super('unknown_person', 'There is no such person', { httpStatus: 404 });
  }
}

/** Known, but as somebody else: a player asked for as a director. */
export class NeverDirected extends DomainError {
  constructor() {
    super('never_directed', 'This person has not directed anything here', { httpStatus: 404 });
  }
}

export class UnknownPeopleList extends DomainError {
  constructor() {
    super('unknown_people_list', 'There is no such page', { httpStatus: 404 });
  }
}
