import { Query } from '@nestjs/cqrs';
import type { ConsoleUser } from '../list-console-users/console-user.schema.ts';

export class GetConsoleUser extends Query<ConsoleUser> {
  constructor(
    readonly id: number,
    /** E-mail address and telephone number are for admins only. */
    readonly withContacts: boolean,
  ) {
    super();
  }
}
