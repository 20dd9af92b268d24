import { Query } from '@nestjs/cqrs';
import type { Ceremony } from '../../contract/awards/ceremonies.ts';

/** The years of a ceremony of which something is known, the latest first: the answer as text. */
export class ListCeremonyYears extends Query<string> {
  constructor(readonly ceremony: Ceremony) {
    super();
  }
}
