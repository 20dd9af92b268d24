import { Query } from '@nestjs/cqrs';
import type { Ceremony } from '../../contract/awards/ceremonies.ts';

/** The awards of a ceremony, the best known first: the answer as text. */
export class ListAwardTitles extends Query<string> {
  constructor(readonly ceremony: Ceremony) {
    super();
  }
}
