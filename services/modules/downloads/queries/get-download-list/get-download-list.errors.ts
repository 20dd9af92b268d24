import { DomainError } from '#platform/kernel/errors/domain-error.ts';

/** The one who asks has neither a session nor a key that counts. */
export class InvalidDownloadKey extends DomainError {
  constructor() {
    super('invalid_download_key', 'This download key is not valid', { httpStatus: 403 });
  }
}
