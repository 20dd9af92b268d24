import { DomainError } from '#platform/kernel/errors/domain-error.ts';

export class UnknownTitle extends DomainError {
  constructor() {
    super('unknown_title', 'There is no such movie or series', { httpStatus: 404 });
  }
}

/** What it had is the other's now: it neither comes back nor goes on. */
export class TitleMerged extends DomainError {
  constructor() {
    super('title_merged', 'This title has been merged into another', { httpStatus: 409 });
  }
}

/** A movie and a series, or a title and itself. */
export class NotTheSame extends DomainError {
  constructor() {
    super('not_the_same', 'Only two movies or two series can become one', { httpStatus: 422 });
  }
}

export class NotTwoTitles extends DomainError {
  constructor() {
    super('not_two_titles', 'Two titles are needed', { httpStatus: 422 });
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

export class InvalidRelease extends DomainError {
  constructor(message: string) {
    super('invalid_release', 'Please check the marked fields', { errors: { files: [message] } });
  }
}

export class InvalidAward extends DomainError {
  constructor(field: 'year' | 'award' | 'nominations', message: string) {
    super('invalid_award', 'Please check the marked fields', { errors: { [field]: [message] } });
  }
}

export class UnknownNominatedTitle extends DomainError {
  constructor() {
    super('unknown_titles', 'Please check the marked fields', {
      errors: { nominations: ['One of these titles is not there'] },
    });
  }
}

export class NotOnAir extends DomainError {
  constructor() {
    const message = 'Only a running series is aired';
    super('not_on_air', 'Please check the marked fields', { errors: { air_weekday: [message] } });
  }
}

/** @param message what is wrong with the list of channels. */
export class InvalidChannels extends DomainError {
  constructor(message: string) {
    super('invalid_channels', 'Please check the marked fields', { errors: { channels: [message] } });
  }
}

export class InvalidSeason extends DomainError {
  constructor(field: 'number' | 'episodes', message: string) {
    super('invalid_season', 'Please check the marked fields', { errors: { [field]: [message] } });
  }
}

export class UnknownGenres extends DomainError {
  constructor() {
    super('unknown_genres', 'Please check the marked fields', {
      errors: { genres: ['One of these genres is not there'] },
    });
  }
}

/** @param message what is wrong with the list of genres. */
export class InvalidGenres extends DomainError {
  constructor(message: string) {
    super('invalid_genres', 'Please check the marked fields', { errors: { genres: [message] } });
  }
}

/** The titles of a genre go to another one with it. */
export class GenreInUse extends DomainError {
  constructor() {
    super('genre_in_use', 'Please check the marked fields', {
      errors: { genres: ['A genre that titles have can only be merged into another'] },
    });
  }
}
