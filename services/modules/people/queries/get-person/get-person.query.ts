import { Query } from '@nestjs/cqrs';

/** A person's page: the answer as text. */
export class GetPerson extends Query<string> {
  constructor(readonly slug: string) {
    super();
  }
}
