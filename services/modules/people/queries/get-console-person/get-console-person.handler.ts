import { type IQueryHandler, QueryHandler } from '@nestjs/cqrs';
import { ConsolePersonReader } from '../list-console-people/console-person.reader.ts';
import type { ConsolePerson } from '../list-console-people/console-person.schema.ts';
import { UnknownPerson } from '../people-query-errors.ts';
import { GetConsolePerson } from './get-console-person.query.ts';

@QueryHandler(GetConsolePerson)
export class GetConsolePersonHandler implements IQueryHandler<GetConsolePerson> {
  constructor(private readonly people: ConsolePersonReader) {}

  /** @throws UnknownPerson */
  async execute({ id }: GetConsolePerson): Promise<ConsolePerson> {
    const person = await this.people.one(id);
    if (!person) throw new UnknownPerson();
    return person;
  }
}
