import { DomainError } from '#platform/kernel/errors/domain-error.ts';

const SUBMISSION = {
  subtitle_missing: 'Please choose a subtitle file',
  subtitle_too_large: 'A subtitle has at most 1 MB',
} as const;

export class SubtitleRefusedAtOnce extends DomainError {
  constructor(code: keyof typeof SUBMISSION) {
    super(code, SUBMISSION[code], { errors: { file: [SUBMISSION[code]] } });
  }
}

/** The same bytes, for the same film and language. */
export class SubtitleKnown extends DomainError {
  constructor() {
    const message = 'This subtitle was sent before';
    super('subtitle_known', message, { httpStatus: 409, errors: { file: [message] } });
  }
}

export class UnknownFile extends DomainError {
  constructor() {
    super('unknown_file', 'There is no such file', { httpStatus: 404 });
  }
}

export class UnknownSubtitle extends DomainError {
  constructor() {
    super('unknown_subtitle', 'There is no such subtitle', { httpStatus: 404 });
  }
}

const CONFLICTS = {
  version_conflict: 'Somebody else has changed this subtitle',
  already_decided: 'This subtitle was decided before',
  sent_again: 'The same subtitle was sent again meanwhile',
  bytes_removed: 'The bytes of this subtitle were removed long after it was refused',
  replaced_since: 'Another subtitle has taken the place of this one since',
  former_sent_again: 'What this subtitle had replaced was sent again meanwhile',
  other_mends: 'What is proposed has changed since you saw it',
} as const;

/** The moderator has seen something else than what is there. */
export class SubtitleConflict extends DomainError {
  constructor(code: keyof typeof CONFLICTS) {
    super(code, CONFLICTS[code], { httpStatus: 409 });
  }
}
