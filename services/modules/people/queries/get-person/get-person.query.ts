import { Query } from '@nestjs/cqrs';

/** A person's page: the answer as text. */
export class GetPerson extends Query<string> {
  constructor(
    readonly slug: string,
    /** Asked for as a director: who has directed nothing is none. */
    readonly asDirector = false,
  ) {
    super();
  }
}
