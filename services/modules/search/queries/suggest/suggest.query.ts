import { Query } from '@nestjs/cqrs';
import type { SuggestLimits } from '../../contract/search-index.port.ts';

/** Search as one types: the answer as it is sent. */
export class Suggest extends Query<Buffer> {
  constructor(
    /** As typed. */
    readonly text: string,
    readonly limits: SuggestLimits,
    readonly literal = false,
  ) {
    super();
  }
}
