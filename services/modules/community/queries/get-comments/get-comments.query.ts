import { Query } from '@nestjs/cqrs';
import type { Viewer } from '#platform/kernel/context/viewer.ts';
import type { CommentSubject } from '../../domain/comment-subject.ts';
import type { CommentSort } from './get-comments.schema.ts';

/** A page of a title's or a news post's approved comments, with the viewer's own pending ones: the answer as text. */
export class GetComments extends Query<string> {
  constructor(
    readonly subject: CommentSubject,
    readonly page: number,
    readonly sort: CommentSort,
    readonly viewer: Viewer | null,
  ) {
    super();
  }
}
