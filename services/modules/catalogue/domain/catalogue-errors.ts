import { DomainError } from '#platform/kernel/errors/domain-error.ts';

export class UnknownTitle extends DomainError {
  constructor() {
    super('unknown_title', 'There is no such movie or series', { httpStatus: 404 });
  }
}

export class UnknownPeople extends DomainError {
  constructor(ids: readonly number[]) {
    super('unknown_people', 'Please check the marked fields', {
      errors: { people: [`Unknown people: ${ids.join(', ')}`] },
    });
  }
}

export class FilmIdTaken extends DomainError {
  constructor(filmIds: readonly string[]) {
    super('film_id_taken', 'Please check the marked fields', {
      errors: { film_ids: [`Another title has ${filmIds.join(', ')}`] },
    });
  }
}

/** The title was changed since the editor opened it. */
export class TitleChangedMeanwhile extends DomainError {
  constructor() {
    super('version_conflict', 'Someone else has changed this meanwhile, please look again', { httpStatus: 409 });
  }
}

export class InvalidRelease extends DomainError {
  constructor(message: string) {
    super('invalid_release', 'Please check the marked fields', { errors: { files: [message] } });
  }
}
