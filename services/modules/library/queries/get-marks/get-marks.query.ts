import { Query } from '@nestjs/cqrs';
import type { GetMarksAnswer } from './get-marks.schema.ts';

/** What is a viewer's own about the titles and people of a page. */
export class GetMarks extends Query<GetMarksAnswer> {
  constructor(
    readonly userId: number,
    readonly titleIds: readonly number[],
    readonly personIds: readonly number[],
  ) {
    super();
  }
}
