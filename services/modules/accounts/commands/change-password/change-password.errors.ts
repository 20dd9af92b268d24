import { DomainError } from '#platform/kernel/errors/domain-error.ts';

/** Used, too old, replaced by a newer one, or never given. */
export class LinkExpired extends DomainError {
  constructor() {
    const message = 'This link is no longer valid, please ask for a new one';
    super('link_expired', message, { errors: { hash: [message] } });
  }
}
