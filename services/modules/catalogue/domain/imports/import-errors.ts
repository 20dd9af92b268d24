import { DomainError } from '#platform/kernel/errors/domain-error.ts';

const REASONS = {
  import_file_missing: 'Please choose a file',
  import_file_too_large: 'A file of titles has at most 64 MB',
  import_file_empty: 'The file is empty',
} as const;

export class ImportFileRefused extends DomainError {
  constructor(code: keyof typeof REASONS) {
    super(code, REASONS[code], { errors: { file: [REASONS[code]] } });
  }
}

export class UnknownImport extends DomainError {
  constructor() {
    super('unknown_import', 'There is no such import', { httpStatus: 404 });
  }
}

/** It is no dry run that came to its end, or its file is not kept any more. */
export class NothingToApply extends DomainError {
  constructor() {
    super('nothing_to_apply', 'The file of this import is no longer kept, please send it again', { httpStatus: 409 });
  }
}

export class ImportOver extends DomainError {
  constructor() {
    super('import_over', 'This import is over already', { httpStatus: 409 });
  }
}
