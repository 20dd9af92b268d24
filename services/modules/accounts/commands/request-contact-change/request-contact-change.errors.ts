import { DomainError } from '#platform/kernel/errors/domain-error.ts';
import type { ContactDetail } from '../../contract/accounts.events.ts';

const SENTENCES: Record<ContactDetail, string> = {
  email: 'This is your email already',
  phone: 'This is your phone number already',
};

export class ContactUnchanged extends DomainError {
  constructor(detail: ContactDetail) {
    super('contact_unchanged', SENTENCES[detail], { errors: { [detail]: [SENTENCES[detail]] } });
  }
}
