import { Query } from '@nestjs/cqrs';
import type { SuggestLimits } from '../../contract/search-index.port.ts';

/** Search as one types: the answer as text. */
export class Suggest extends Query<string> {
  constructor(
    /** As typed. */
    readonly text: string,
    readonly limits: SuggestLimits,
    readonly literal = false,
  ) {
    super();
  }
}
