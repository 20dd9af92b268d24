import { DomainError } from '#platform/kernel/errors/domain-error.ts';

/** Cut short on its way, tampered with, or of a key that is gone. */
export class UnsubscribeLinkWrong extends DomainError {
  constructor() {
    super('unsubscribe_link_wrong', 'This link is not whole, please use the one in the mail');
  }
}
