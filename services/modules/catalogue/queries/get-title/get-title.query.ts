import { Query } from '@nestjs/cqrs';

/** The page of a title, for a signed-in viewer with their own part: the answer as it is sent, or as text. */
export class GetTitle extends Query<Buffer | string> {
  constructor(
    readonly postType: 1 | 2,
    readonly slug: string,
    /** null for a guest. */
    readonly userId: number | null,
  ) {
    super();
  }
}
