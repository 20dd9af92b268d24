import { Query } from '@nestjs/cqrs';
import type { FileRightsAnswer } from './get-file-rights.schema.ts';

/** What a viewer may do with each file of a title, and what it would cost. */
export class GetFileRights extends Query<FileRightsAnswer> {
  constructor(
    /** null for a guest. */
    readonly userId: number | null,
    readonly titleId: number,
  ) {
    super();
  }
}
