import { Query } from '@nestjs/cqrs';

/** The ceremony of one year with its awards and nominations: the answer as text. */
export class GetCeremony extends Query<string> {
  constructor(
    /** As asked for; there may be no such ceremony. */
    readonly slug: string,
  ) {
    super();
  }
}
