import { Query } from '@nestjs/cqrs';
import type { ContinueWatching } from './get-continue-watching.schema.ts';

/** What a member has begun and not finished, with the file to go on with. */
export class GetContinueWatching extends Query<ContinueWatching> {
  constructor(readonly userId: number) {
    super();
  }
}
