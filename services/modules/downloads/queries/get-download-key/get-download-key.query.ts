import { Query } from '@nestjs/cqrs';

/** The member's download key. */
export class GetDownloadKey extends Query<string> {
  constructor(readonly userId: number) {
    super();
  }
}
