import { Query } from '@nestjs/cqrs';

/** An uploaded picture as a whole: a JPEG. */
export class GetPicture extends Query<Buffer> {
  constructor(readonly key: string) {
    super();
  }
}
