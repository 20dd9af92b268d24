import { Query } from '@nestjs/cqrs';
import type { Progress } from './get-progress.schema.ts';

/** How far a member is with each file of a title. */
export class GetProgress extends Query<Progress> {
  constructor(
    readonly userId: number,
    readonly titleId: number,
  ) {
    super();
  }
}
