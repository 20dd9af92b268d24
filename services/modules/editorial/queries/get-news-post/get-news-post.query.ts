import { Query } from '@nestjs/cqrs';

/** A published news post with what to read next: the answer as text. */
export class GetNewsPost extends Query<string> {
  constructor(readonly slug: string) {
    super();
  }
}
