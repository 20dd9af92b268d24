import { type IQueryHandler, QueryHandler } from '@nestjs/cqrs';
import { UnknownContact } from '../../domain/contact-state.ts';
import { ConsoleContactReader } from '../list-console-contacts/console-contact.reader.ts';
import type { ConsoleContact } from '../list-console-contacts/console-contact.schema.ts';
import { GetConsoleContact } from './get-console-contact.query.ts';

@QueryHandler(GetConsoleContact)
export class GetConsoleContactHandler implements IQueryHandler<GetConsoleContact> {
  constructor(private readonly contacts: ConsoleContactReader) {}

  /** @throws UnknownContact */
  async execute({ id, withAddress }: GetConsoleContact): Promise<ConsoleContact> {
    const found = await this.contacts.one(id, withAddress);
    if (!found) throw new UnknownContact();
    return found;
  }
}
