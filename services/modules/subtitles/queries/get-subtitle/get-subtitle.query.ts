import { Query } from '@nestjs/cqrs';

/** A published subtitle as WebVTT. */
export class GetSubtitle extends Query<Buffer> {
  /** @param name `<sha256 of its bytes>.vtt` */
  constructor(readonly name: string) {
    super();
  }
}
