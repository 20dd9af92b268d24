import { Query } from '@nestjs/cqrs';
import type { Viewer } from '#platform/kernel/context/viewer.ts';

/** A page of a title's approved comments, with the viewer's own pending ones: the answer as text. */
export class GetComments extends Query<string> {
  constructor(
    readonly postId: number,
    readonly page: number,
    readonly viewer: Viewer | null,
  ) {
    super();
  }
}
