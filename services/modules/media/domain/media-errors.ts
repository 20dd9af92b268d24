import { DomainError } from '#platform/kernel/errors/domain-error.ts';

const CHECK = 'Please check the marked fields';

export class NotAFilm extends DomainError {
  constructor() {
    super('not_a_film', CHECK, { errors: { file: ['This is no whole MP4, MKV or WebM file with a picture'] } });
  }
}

export class FilmMissing extends DomainError {
  constructor() {
    super('file_missing', CHECK, { errors: { file: ['Please choose a file'] } });
  }
}

export class FilmTooLarge extends DomainError {
  constructor() {
    super('file_too_large', CHECK, {
      errors: { file: ['The file is too large to be sent here; put it into the inbox folder'] },
    });
  }
}

/** Neither stored nor stored once. */
export class UnknownMedia extends DomainError {
  constructor() {
    super('unknown_media', 'This file is not in the storage (any more)', { httpStatus: 404 });
  }
}

export class UnknownReleaseFile extends DomainError {
  constructor() {
    super('unknown_file', 'There is no such file on offer', { httpStatus: 404 });
  }
}

export class FilmChanged extends DomainError {
  constructor() {
    super('file_changed', CHECK, { errors: { file: ['The file is still being written, please try again later'] } });
  }
}

export class UnknownInboxFile extends DomainError {
  constructor() {
    super('unknown_inbox_file', 'There is no such film in the inbox folder', { httpStatus: 404 });
  }
}

export class UnknownUpload extends DomainError {
  constructor() {
    super('unknown_upload', 'The film has not come whole, please send it again', { httpStatus: 409 });
  }
}
