import { type IQueryHandler, QueryHandler } from '@nestjs/cqrs';
import { UnknownAccount } from '../../domain/account.errors.ts';
import { ConsoleUserReader } from '../list-console-users/console-user.reader.ts';
import type { ConsoleUser } from '../list-console-users/console-user.schema.ts';
import { GetConsoleUser } from './get-console-user.query.ts';

@QueryHandler(GetConsoleUser)
export class GetConsoleUserHandler implements IQueryHandler<GetConsoleUser> {
  constructor(private readonly users: ConsoleUserReader) {}

  /** @throws UnknownAccount */
  async execute({ id, withContacts }: GetConsoleUser): Promise<ConsoleUser> {
    const user = await this.users.one(id, withContacts);
    if (!user) throw new UnknownAccount();
    return user;
  }
}
