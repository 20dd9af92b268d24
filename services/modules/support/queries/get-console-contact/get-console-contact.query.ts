import { Query } from '@nestjs/cqrs';
import type { ConsoleContact } from '../list-console-contacts/console-contact.schema.ts';

export class GetConsoleContact extends Query<ConsoleContact> {
  constructor(
    readonly id: number,
    /** Whether the reader may see the e-mail address. */
    readonly withAddress: boolean,
  ) {
    super();
  }
}
