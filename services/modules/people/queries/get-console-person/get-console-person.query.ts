import { Query } from '@nestjs/cqrs';
import type { ConsolePerson } from '../list-console-people/console-person.schema.ts';

export class GetConsolePerson extends Query<ConsolePerson> {
  constructor(readonly id: number) {
    super();
  }
}
